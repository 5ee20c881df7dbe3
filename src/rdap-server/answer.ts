import {
  type DomainFound,
  isWhoisError,
  type RdapError,
  type RdapErrorStatus,
  type ResourceFound,
  rdapError,
  toRdap,
  toRdapError,
} from '../index.js';
import type { BootstrapFiles } from './bootstrap-files.js';
import { helpDocument } from './help.js';
import { type RdapTarget, readTarget, wantsJsContact } from './request.js';

/** A response before it is written. */
export interface RdapAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Null if the response has no body. */
  document: object | null;
  /** For a log: `answered`, or the code of the error. */
  outcome: string;
}

/** Looks up what a request asks for. Both reject with a `WhoisError` if the lookup fails. */
export interface RdapLookups {
  /** `name` is in ASCII. */
  domain(name: string): Promise<DomainFound>;
  number(text: string): Promise<ResourceFound>;
}

export interface RdapServing {
  /** Base URL of this server as clients reach it, with a final slash. */
  base: string;
  lookups: RdapLookups;
  bootstrap: BootstrapFiles;
  /** Whether caches that several clients share may keep an object. */
  isPublic: boolean;
}

/** `application/rdap+json` (RFC 7480 section 4.2). */
export const RDAP_TYPE = 'application/rdap+json';

/** Headers of every response: pages of any site may read it (RFC 7480 section 5.6), and browsers do not interpret it as a page. */
export const RDAP_HEADERS = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

/** Seconds for which clients may keep a response. A 404 is never kept: the name may be registered a second later. */
const KEEP_OBJECT_S = 300;
const KEEP_HELP = 'public, max-age=300';
const KEEP_BOOTSTRAP = 'public, max-age=86400';
const KEEP_NOTHING = 'no-store';

/** Seconds that clients should wait if a registry's server limits the rate without naming a time, and if this server is busy. */
const WAIT_THROTTLED_S = 60;
const WAIT_BUSY_S = 5;

/** Responds to the target of a GET or HEAD request. Rejects only with errors of `lookups` other than a `WhoisError`. */
export async function answerRdap(target: string, serving: RdapServing): Promise<RdapAnswer> {
  const asked = readTarget(target);
  switch (asked.kind) {
    case 'refused':
      return refused(asked.status, asked.reason);
    case 'help':
      return found(helpDocument(serving.base), KEEP_HELP);
    case 'bootstrap':
      return found(serving.bootstrap.document(asked.file, serving.base), KEEP_BOOTSTRAP);
    case 'below':
      // Relative to the path of the request, so that it is correct behind any proxy.
      return {
        status: 302,
        headers: { location: asked.name, 'cache-control': keepObject(serving) },
        document: null,
        outcome: `see ${asked.name}`,
      };
    default:
      return lookUp(asked, wantsJsContact(target), serving);
  }
}

const keepObject = ({ isPublic }: RdapServing): string =>
  `${isPublic ? 'public' : 'private'}, max-age=${KEEP_OBJECT_S}`;

async function lookUp(
  asked: Extract<RdapTarget, { kind: 'domain' | 'number' }>,
  jscontact: boolean,
  serving: RdapServing,
): Promise<RdapAnswer> {
  const { lookups, base } = serving;
  try {
    const document =
      asked.kind === 'domain'
        ? toRdap(await lookups.domain(asked.name), { base, jscontact })
        : toRdap(await lookups.number(asked.number), { base, jscontact });
    if (!('errorCode' in document)) return found(document, keepObject(serving));
    return failed(document, document.errorCode === 404 ? 'answered' : codeOf(document));
  } catch (error) {
    if (!isWhoisError(error)) throw error;
    const wait = error.retryAfter === undefined ? WAIT_THROTTLED_S : Math.ceil(error.retryAfter / 1000);
    return failed(toRdapError(error), error.code, wait);
  }
}

/** The response if one client, or all together, exceed the limits. */
export const busy = (reason: string): RdapAnswer =>
  failed(rdapError(503, [`BUSY: ${reason}. Try again later.`]), 'BUSY', WAIT_BUSY_S);

/** The response to an error of this server itself. */
export const internalError = (): RdapAnswer =>
  failed(rdapError(500, ['INTERNAL: an internal error of this server.']), 'INTERNAL');

const METHODS = 'GET, HEAD, OPTIONS';

export const methodNotAllowed = (method: string): RdapAnswer => {
  const answer = refused(405, `METHOD: RDAP does not accept ${method}.`);
  return { ...answer, headers: { ...answer.headers, allow: METHODS } };
};

/** The response to OPTIONS, which browsers send before a request of another site's page (RFC 7480 section 5.6). */
export const PREFLIGHT: RdapAnswer = {
  status: 204,
  headers: { 'access-control-allow-methods': METHODS, 'access-control-allow-headers': '*' },
  document: null,
  outcome: 'preflight',
};

/** An error that is not a failed lookup: `status`, and a reason that begins with its code. */
const refused = (status: RdapErrorStatus, reason: string): RdapAnswer =>
  failed(rdapError(status, [reason]), reason.split(':', 1)[0] ?? '');

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
