import {
  isWhoisError,
  type RdapError,
  type RdapErrorStatus,
  rdapBootstrap,
  rdapError,
  toRdap,
  toRdapError,
  type WhoisClient,
} from '../../index.js';
import { type LookupTurns, Overloaded } from '../../limits/lookup-turns.js';
import { helpDocument } from './help.js';
import { type Asked, readTarget, wantsJsContact } from './request.js';

/** A response before it is written. */
export interface RdapAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Null where the response has no body. */
  document: object | null;
  /** For a log: `answered`, or the code of the error. */
  outcome: string;
}

export interface RdapAnswerOptions {
  client: WhoisClient;
  turns: LookupTurns;
  /** Whose lookup it is: the network that asks. */
  from: string;
  signal: AbortSignal;
  /** Base URL of this server as clients reach it, and since when it runs (RFC 3339). */
  base: string;
  since: string;
}

/** Seconds that clients may keep a response. That a name is available is never kept: it may be registered within the second. */
const KEEP_OBJECT = 'public, max-age=300';
const KEEP_BOOTSTRAP = 'public, max-age=86400';
const KEEP_NOTHING = 'no-store';

/** Seconds that clients should wait if a server limits the rate without naming a time, and if this gateway has too many lookups. */
const WAIT_THROTTLED_S = 60;
const WAIT_BUSY_S = 5;

/** The response to the target of a GET or HEAD request. Never rejects. */
export async function answerRdap(target: string, options: RdapAnswerOptions): Promise<RdapAnswer> {
  const asked = readTarget(target);
  const { base, since } = options;
  switch (asked.kind) {
    case 'refused':
      return failed(rdapError(asked.status, [asked.reason]), asked.reason.split(':', 1)[0] ?? '');
    case 'help':
      return found(helpDocument(base), KEEP_OBJECT);
    case 'bootstrap':
      return found(rdapBootstrap(asked.file, { base, publication: since }), KEEP_BOOTSTRAP);
    case 'below':
      // Relative to the path of the request, so that it is right behind any proxy.
      return {
        status: 302,
        headers: { location: asked.name, 'cache-control': KEEP_OBJECT },
        document: null,
        outcome: `see ${asked.name}`,
      };
    default:
      return lookUp(asked, wantsJsContact(target), options);
  }
}

async function lookUp(
  asked: Extract<Asked, { kind: 'domain' | 'number' }>,
  jscontact: boolean,
  { client, turns, from, signal, base }: RdapAnswerOptions,
): Promise<RdapAnswer> {
  try {
    const document = await turns.run(from, async () =>
      asked.kind === 'domain'
        ? toRdap(await client.lookup(asked.name, { signal }), { base, jscontact })
        : toRdap(await client.lookupResource(asked.number, { signal }), { base, jscontact }),
    );
    if (!('errorCode' in document)) return found(document, KEEP_OBJECT);
    return failed(document, document.errorCode === 404 ? 'answered' : codeOf(document));
  } catch (error) {
    if (error instanceof Overloaded) return busy('too many lookups are in progress');
    if (!isWhoisError(error)) {
      process.emitWarning(error instanceof Error ? error : String(error));
      return failed(rdapError(500, ['INTERNAL: an internal error of this server.']), 'INTERNAL');
    }
    const wait = error.retryAfter === undefined ? WAIT_THROTTLED_S : Math.ceil(error.retryAfter / 1000);
    return failed(toRdapError(error), error.code, wait);
  }
}

/** The response if one client, or all together, exceed the limits. */
export const busy = (reason: string): RdapAnswer =>
  failed(rdapError(503, [`BUSY: ${reason}. Try again later.`]), 'BUSY', WAIT_BUSY_S);

/** An error that is no failure of a lookup: `status` and a reason that begins with its code. */
export const refused = (
  status: RdapErrorStatus,
  reason: string,
  headers: Readonly<Record<string, string>> = {},
): RdapAnswer => {
  const answer = failed(rdapError(status, [reason]), reason.split(':', 1)[0] ?? '');
  return { ...answer, headers: { ...answer.headers, ...headers } };
};

const found = (document: object, cacheControl: string): RdapAnswer => ({
  status: 200,
  headers: { 'cache-control': cacheControl },
  document,
  outcome: 'answered',
});

/** `wait` is in seconds. */
function failed(document: RdapError, outcome: string, wait = WAIT_THROTTLED_S): RdapAnswer {
  return {
    status: document.errorCode,
    headers: {
      'cache-control': KEEP_NOTHING,
      ...(document.errorCode === 503 ? { 'retry-after': String(Math.max(1, wait)) } : {}),
    },
    document,
    outcome,
  };
}

const codeOf = ({ description }: RdapError): string => description[0]?.split(':', 1)[0] ?? '';
