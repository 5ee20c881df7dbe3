import { refusalOfHost } from '../net/host.js';
import { type NumberResource, parseNumber } from '../number/resource.js';

/** The longest link or redirect that is looked at. */
const LONGEST = 2048;

/** Host name in lower case; an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Where a domain is asked about (RFC 9082 section 3.1.3). `base` ends with a slash (RFC 9224); the name is in ASCII. */
export function domainUrl(base: string, domain: string): URL {
  return new URL(`domain/${encodeURIComponent(domain)}`, base);
}

/** Where a number is asked about (RFC 9082 sections 3.1.1 and 3.1.2): `ip/192.0.2.0/24`, `autnum/64496`. */
export function numberUrl(base: string, { kind, text, first }: NumberResource): URL {
  return new URL(kind === 'as' ? `autnum/${first}` : `ip/${text}`, base);
}

/** A URL to ask, or why it is none. */
export type Checked = { url: URL } | { refused: string };

/** Where a server's answer redirects to, as it may be relative. What it names is somebody else's text. */
export function redirectTarget(location: string, from: URL): Checked {
  if (location.length > LONGEST || !URL.canParse(location, from)) return { refused: 'it is not a URL' };
  const url = new URL(location, from);
  url.hash = '';
  const sameServer = url.hostname === from.hostname && portOf(url) === portOf(from);
  // Where the table says http, a server may keep to it for itself.
  if (sameServer && url.protocol === from.protocol && from.protocol === 'http:') return bare(url);
  if (sameServer && url.protocol === 'https:') return bare(url);
  return checkForeign(url);
}

/** The registrar's URL for a domain, from a link's `href`: HTTPS, a public host, about this domain. */
export function linkTarget(href: string, domain: string): Checked {
  if (href.length > LONGEST || !URL.canParse(href)) return { refused: 'it is not a URL' };
  const checked = checkForeign(new URL(href));
  if ('refused' in checked) return checked;
  const { url } = checked;
  url.hash = '';
  const name = nameIn(url);
  if (name === null) {
    // Some give their base alone.
    if (url.search !== '') return { refused: 'it is not about a domain' };
    return { url: domainUrl(`${url.origin}${url.pathname.replace(/\/*$/, '/')}`, domain) };
  }
  return name === domain ? checked : { refused: 'it is about another name' };
}

/** The number that a URL asks about, as we write it, or null (RFC 9082 sections 3.1.1 and 3.1.2). */
export function numberIn(url: URL): string | null {
  const [, kind = '', name = ''] = /\/(ip|autnum)\/(.+?)\/?$/i.exec(url.pathname) ?? [];
  const text = kind.toLowerCase() === 'autnum' ? `AS${name}` : decoded(name);
  try {
    return parseNumber(text).text;
  } catch {
    // It is somebody else's text, and no number.
    return null;
  }
}

/** The domain that a URL asks about, in lower case, or null (RFC 9082 section 3.1.3). */
export function nameIn(url: URL): string | null {
  const [, name] = /\/domain\/([^/]*)\/?$/i.exec(url.pathname) ?? [];
  return name === undefined ? null : decoded(name).toLowerCase().replace(/\.$/, '');
}

function checkForeign(url: URL): Checked {
  if (url.protocol !== 'https:') return { refused: 'it is not HTTPS' };
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
    // A stray percent sign: no name has one, so that it is compared as it stands.
    return text;
  }
}
