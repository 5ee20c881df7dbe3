import {
  BOOTSTRAP_FILES,
  type BootstrapFile,
  isWhoisError,
  parseDomain,
  parseResource,
  type RdapErrorStatus,
} from '../index.js';

/** All paths of RDAP are below it. */
export const BASE_PATH = '/rdap/';

/** What a path asks for (RFC 9082 section 3). `refused` is the status and the reason, code first. */
export type RdapTarget =
  | { kind: 'domain'; name: string }
  /** A host name below a registered name: the client is redirected to that name. */
  | { kind: 'below'; name: string }
  | { kind: 'number'; number: string }
  | { kind: 'help' }
  | { kind: 'bootstrap'; file: BootstrapFile }
  | { kind: 'refused'; status: RdapErrorStatus; reason: string };

const refuse = (status: RdapErrorStatus, reason: string): RdapTarget => ({ kind: 'refused', status, reason });

const malformed = (reason: string): RdapTarget => refuse(400, `MALFORMED: ${reason}`);

/** Searches, and objects of which WHOIS servers do not send everything (RFC 9082 sections 3.1.4, 3.1.5 and 3.2). */
const NOT_OFFERED: ReadonlySet<string> = new Set([
  'entity',
  'nameserver',
  'domains',
  'nameservers',
  'entities',
  'ips',
  'autnums',
]);

/**
 * Reads the target of a request, in the form in which the request line has it. Targets that cannot be looked up are refused, but never with
 * 404, which clients take for a free name. Unknown query parameters are ignored (RFC 7480 section 4.3).
 */
export function readTarget(target: string): RdapTarget {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/[?#].*$/s, '');
  if (!path.startsWith(BASE_PATH)) return malformed(`RDAP is below ${BASE_PATH}`);
  let segments: string[];
  try {
    segments = path.slice(BASE_PATH.length).split('/').map(decodeURIComponent);
  } catch {
    // A percent sign without two hexadecimal digits, or bytes that are not UTF-8.
    return malformed('the path is not percent-encoded UTF-8');
  }
  const [what = '', ...rest] = segments;
  if (what === 'domain') return rest.length === 1 ? readName(rest[0] ?? '') : oneOf('a domain name');
  if (what === 'ip')
    return rest.length === 1 || rest.length === 2
      ? readResource(rest.join('/'), 'address')
      : oneOf('an address or a prefix');
  if (what === 'autnum')
    return rest.length === 1 && /^\d+$/.test(rest[0] ?? '')
      ? readResource(`AS${rest[0]}`, 'number')
      : oneOf('an AS number in digits');
  if (NOT_OFFERED.has(what))
    return refuse(501, `NOT_OFFERED: this server does not answer "${what}" queries.`);
  if (rest.length === 0 && what === 'help') return { kind: 'help' };
  const file = BOOTSTRAP_FILES.find((name) => what === `${name}.json`);
  if (rest.length === 0 && file !== undefined) return { kind: 'bootstrap', file };
  return malformed('the path is not a query of RDAP (RFC 9082 section 3)');
}

const oneOf = (what: string): RdapTarget => malformed(`expected ${what}, and nothing after it`);

/** Whether the target asks for an object, which takes a lookup. */
export function isLookup(target: string): boolean {
  const { kind } = readTarget(target);
  return kind === 'domain' || kind === 'number';
}

/** Whether a request wants JSContact as well as jCard: `?jscard=1` (draft-ietf-regext-rdap-jscontact). */
export const wantsJsContact = (target: string): boolean =>
  /^(?:1|true)$/.test(new URLSearchParams(target.split('?')[1]).get('jscard') ?? '');

/** Characters that `parseDomain` would remove or convert, and that no name in a path has. */
const UNUSABLE = /[\s\p{Cc}/\\]/u;

function readName(written: string): RdapTarget {
  if (UNUSABLE.test(written)) return malformed('the name has a character that no domain name has');
  if (/(?:^|\.)(?:in-addr|ip6)\.arpa\.?$/i.test(written))
    return refuse(
      501,
      'NOT_OFFERED: this server does not answer queries about reverse zones: query the address as ip/ADDRESS.',
    );
  try {
    const { ascii } = parseDomain(written);
    const labels = (name: string) =>
      name.replace(/[.\u3002\uff0e\uff61]$/u, '').split(/[.\u3002\uff0e\uff61]/u);
    return { kind: labels(written).length > labels(ascii).length ? 'below' : 'domain', name: ascii };
  } catch (error) {
    return refusalOf(error);
  }
}

function readResource(written: string, what: 'address' | 'number'): RdapTarget {
  try {
    const { kind, text } = parseResource(written);
    if ((kind === 'as') !== (what === 'number')) return malformed(`the path does not hold an ${what}`);
    if (UNUSABLE.test(written.replace('/', ''))) return malformed('the path has a blank in it');
    return { kind: 'number', number: text };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The message of the library's error, which says what is wrong and quotes only the client. */
function refusalOf(error: unknown): RdapTarget {
  if (!isWhoisError(error)) throw error;
  return refuse(400, `${error.code}: ${error.message}`);
}
