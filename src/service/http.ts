import { createHash, randomBytes } from 'node:crypto';

export const TEXT_TYPE = 'text/plain; charset=utf-8';
/** JSON, a value a line. */
export const LINES_TYPE = 'application/x-ndjson; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** The path of a request's target, without its query, which may be empty. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * A request's target that can be decoded: a `%` that starts no escape, or escapes that are no UTF-8, are taken as
 * they are written. Read so they are no domain name, which is then the answer, in the API's words.
 */
export function repairUrl(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Objects, arrays and fields of a body at most: one object with a few fields and a list is all that is taken. */
const MOST_MARKS = 32;

/**
 * Whether JSON has more objects, arrays and fields than any body that is taken: to read millions of them takes seconds, where strings
 * of the same length take a tenth of one, and nobody else is answered meanwhile.
 */
export function isIntricate(json: string): boolean {
  let marks = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if ((sign === '{' || sign === '[' || sign === ':') && ++marks > MOST_MARKS) return true;
  }
  return false;
}

/** Where the string that begins there ends: at its second quote, or with the text. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Ids that no other process makes, in an order that keeps the index of the ledger compact. */
export function requestIds(): () => string {
  const prefix = `${Date.now().toString(36)}${randomBytes(8).toString('hex')}`;
  let count = 0;
  return () => `${prefix}-${(++count).toString(36).padStart(6, '0')}`;
}

/**
 * The user name of an `Authorization: Basic` header (RFC 7617), which is the API key; the password is whatever it is.
 * Null where the header is missing or cannot be read. By hand, since @fastify/basic-auth answers a bad header in its own words.
 */
export function basicUser(header: string | undefined): string | null {
  const [, encoded] = /^basic +([A-Za-z0-9+/_-]+={0,2})$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return null;
  const [user, password] = splitOnce(Buffer.from(encoded, 'base64').toString('utf8'));
  return password === null ? null : user;
}

function splitOnce(text: string): [before: string, after: string | null] {
  const colon = text.indexOf(':');
  return colon === -1 ? [text, null] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** What a request's `Cache-Control` asks for (RFC 9111, section 5.2.1). */
export interface Freshness {
  /** How old an answer may be, in ms: 0 for `no-cache`, Infinity where nothing is said. */
  maxAge: number;
  /** Nobody is to be asked. */
  onlyIfCached: boolean;
}

export function freshnessOf(header: string | undefined): Freshness {
  const wanted: Freshness = { maxAge: Number.POSITIVE_INFINITY, onlyIfCached: false };
  for (const directive of (header ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.split('=').map((text) => text.trim());
    if (name === 'no-cache' || name === 'no-store') wanted.maxAge = 0;
    if (name === 'only-if-cached') wanted.onlyIfCached = true;
    if (name === 'max-age' && /^"?\d{1,10}"?$/.test(value))
      wanted.maxAge = Math.min(wanted.maxAge, Number(value.replaceAll('"', '')) * 1000);
  }
  return wanted;
}

/** The tag of a body: equal bodies, equal tags. By hand, since @fastify/etag tags errors too. */
export const etagOf = (body: string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}

/** An address as the start of a URL; IPv6 is in brackets there. */
export const urlOf = (scheme: 'http' | 'https', host: string, port: number): string =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
