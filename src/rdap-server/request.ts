import {
  BOOTSTRAP_FILES,
  type BootstrapFile,
  isWhoisError,
  parseDomain,
  parseResource,
  type RdapErrorStatus,
} from '../index.js';

/** Where the server has RDAP: all paths are below it. */
export const BASE_PATH = '/rdap/';

/** What a path asks for (RFC 9082 section 3). `refused` is the status and the reason, code first. */
export type Asked =
  | { kind: 'domain'; name: string }
  /** A host name below a registered name: the client is sent to that. */
  | { kind: 'below'; name: string }
  | { kind: 'number'; number: string }
  | { kind: 'help' }
  | { kind: 'bootstrap'; file: BootstrapFile }
  | { kind: 'refused'; status: RdapErrorStatus; reason: string };

const refuse = (status: RdapErrorStatus, reason: string): Asked => ({ kind: 'refused', status, reason });

const malformed = (reason: string): Asked => refuse(400, `MALFORMED: ${reason}`);

/** Searches and objects that no WHOIS server tells whole (RFC 9082 sections 3.1.4, 3.1.5 and 3.2). */
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
 * Reads the target of a request, as it stands in its first line. What asks for nothing that can be looked up is refused; never as 404,
 * which clients take for a free name. Unknown query parameters are ignored, as RFC 7480 section 4.3 says.
 */
export function readTarget(target: string): Asked {
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
  if (NOT_OFFERED.has(what)) return refuse(501, `NOT_OFFERED: this server has no "${what}" queries.`);
  if (rest.length === 0 && what === 'help') return { kind: 'help' };
  const file = BOOTSTRAP_FILES.find((name) => what === `${name}.json`);
  if (rest.length === 0 && file !== undefined) return { kind: 'bootstrap', file };
  return malformed('the path is not a query of RDAP (RFC 9082 section 3)');
}

const oneOf = (what: string): Asked => malformed(`expected ${what} and nothing behind it`);

/** Whether the target asks for an object, which takes a lookup. */
export function isLookup(target: string): boolean {
  const { kind } = readTarget(target);
  return kind === 'domain' || kind === 'number';
}

/** Whether a request wants JSContact as well as jCard: `?jscard=1` (draft-ietf-regext-rdap-jscontact). */
export const wantsJsContact = (target: string): boolean =>
  /^(?:1|true)$/.test(new URLSearchParams(target.split('?')[1]).get('jscard') ?? '');

/** Blanks and controls that `parseDomain` would trim, and labels that a path has no place for. */
const UNUSABLE = /[\s\p{Cc}/\\]/u;

function readName(written: string): Asked {
  if (UNUSABLE.test(written)) return malformed('the name has a character that no domain name has');
  if (/(?:^|\.)(?:in-addr|ip6)\.arpa\.?$/i.test(written))
    return refuse(501, 'NOT_OFFERED: this server has no reverse zones: ask for the address as ip/ADDRESS.');
  try {
    const { ascii } = parseDomain(written);
    const labels = (name: string) =>
      name.replace(/[.\u3002\uff0e\uff61]$/u, '').split(/[.\u3002\uff0e\uff61]/u);
    return { kind: labels(written).length > labels(ascii).length ? 'below' : 'domain', name: ascii };
  } catch (error) {
    return refusalOf(error);
  }
}

function readResource(written: string, what: 'address' | 'number'): Asked {
  try {
    const { kind, text } = parseResource(written);
    if ((kind === 'as') !== (what === 'number')) return malformed(`the path does not hold an ${what}`);
    if (UNUSABLE.test(written.replace('/', ''))) return malformed('the path has a blank in it');
    return { kind: 'number', number: text };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The library says which part of the name is wrong, in words of ours and of the client. */
function refusalOf(error: unknown): Asked {
  if (!isWhoisError(error)) throw error;
  return refuse(400, `${error.code}: ${error.message}`);
}
