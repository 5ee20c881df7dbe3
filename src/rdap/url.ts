import { refusalOfHost } from '../net/host.js';
import { parseResource, type Resource } from '../resource/resource.js';

/** Characters of the longest link or redirect that is read. */
const MAX_URL = 2048;

/** Returns the host name in lower case; an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Returns the URL of a query about a domain (RFC 9082 section 3.1.3). `base` ends with a slash (RFC 9224); the name is in ASCII. */
export function domainUrl(base: string, domain: string): URL {
  return new URL(`domain/${encodeURIComponent(domain)}`, base);
}

/** Returns the URL of a query about a number (RFC 9082 sections 3.1.1 and 3.1.2): `ip/192.0.2.0/24`, `autnum/64496`. */
export function resourceUrl(base: string, { kind, text, first }: Resource): URL {
  return new URL(kind === 'as' ? `autnum/${first}` : `ip/${text}`, base);
}

/** A URL to query, or why it is refused. */
export type Checked = { url: URL } | { refused: string };

/** Checks the target of a redirect, which may be relative and is untrusted. */
export function redirectTarget(location: string, from: URL): Checked {
  if (location.length > MAX_URL || !URL.canParse(location, from)) return { refused: 'it is not a URL' };
  const url = new URL(location, from);
  url.hash = '';
  const sameServer = url.hostname === from.hostname && portOf(url) === portOf(from);
  // If the table has http, the server may redirect to http on itself.
  if (sameServer && url.protocol === from.protocol && from.protocol === 'http:') return bare(url);
  if (sameServer && url.protocol === 'https:') return bare(url);
  return checkForeign(url);
}

/** Checks the registrar's URL for a domain in a link's `href`: HTTPS, a public host, about this domain. */
export function linkTarget(href: string, domain: string): Checked {
  if (href.length > MAX_URL || !URL.canParse(href)) return { refused: 'it is not a URL' };
  const checked = checkForeign(new URL(href));
  if ('refused' in checked) return checked;
  const { url } = checked;
  url.hash = '';
  const name = nameIn(url);
  if (name === null) {
    // Some links only have the base URL.
    if (url.search !== '') return { refused: 'it is not about a domain' };
    return { url: domainUrl(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`, domain) };
  }
  return name === domain ? checked : { refused: 'it is about another name' };
}

/** Returns the number in a URL in canonical spelling, or null (RFC 9082 sections 3.1.1 and 3.1.2). */
export function resourceIn(url: URL): string | null {
  const [, kind = '', name = ''] = /\/(ip|autnum)\/(.+?)\/?$/i.exec(url.pathname) ?? [];
  const text = kind.toLowerCase() === 'autnum' ? `AS${name}` : decoded(name);
  try {
    return parseResource(text).text;
  } catch {
    // The untrusted text is not a number.
    return null;
  }
}

/** Returns the domain in a URL, in lower case, or null (RFC 9082 section 3.1.3). */
export function nameIn(url: URL): string | null {
  const [, name] = /\/domain\/([^/]*)\/?$/i.exec(url.pathname) ?? [];
  return name === undefined ? null : decoded(name).toLowerCase().replace(/\.$/, '');
}

/** Ports below are of other services, such as mail, which must not get what is meant for a web server. Some registrars have one above. */
const FIRST_FREE_PORT = 1024;

function checkForeign(url: URL): Checked {
  if (url.protocol !== 'https:') return { refused: 'it is not HTTPS' };
  const port = portOf(url);
  if (port !== 443 && port < FIRST_FREE_PORT) return { refused: `port ${port} is not a port for HTTPS` };
  const refused = refusalOfHost(hostOf(url));
  return refused === null ? bare(url) : { refused };
}

function bare(url: URL): Checked {
  return url.username === '' && url.password === '' ? { url } : { refused: 'it contains a user name' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: no name has one, so the text is compared as it is.
    return text;
  }
}
