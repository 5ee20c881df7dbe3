import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

export const TEXT_TYPE = 'text/plain; charset=utf-8';
/** JSON, one value per line. */
export const LINES_TYPE = 'application/x-ndjson; charset=utf-8';
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the path of a request's target, without the query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Makes a request's target decodable: if it has a `%` without an escape, or escapes that are not UTF-8, every `%` is taken literally.
 * The result is not a domain name, so that the client gets the API's own error.
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

/** Objects, arrays and fields of a body: a valid one is one object with a few fields and a list. */
const MAX_MARKS = 32;

/**
 * Whether JSON has more objects, arrays and fields than any valid body. Parsing millions of them blocks all other requests for
 * seconds; strings of the same length take a tenth of a second.
 */
export function isIntricate(json: string): boolean {
  let marks = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if ((sign === '{' || sign === '[' || sign === ':') && ++marks > MAX_MARKS) return true;
  }
  return false;
}

/** Returns where the string that begins at `start` ends: at its closing quote, or at the end of the text. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Returns a generator of ids that are unique across processes, in an order that keeps the index of the ledger compact. */
export function requestIds(): () => string {
  const prefix = `${Date.now().toString(36)}${randomBytes(8).toString('hex')}`;
  let count = 0;
  return () => `${prefix}-${(++count).toString(36).padStart(6, '0')}`;
}

/**
 * Returns the user name of an `Authorization: Basic` header (RFC 7617), which is the API key; the password is ignored.
 * Null if the header is missing or invalid. @fastify/basic-auth is not used, because it has its own error responses.
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

/** The request's `Cache-Control` (RFC 9111, section 5.2.1; RFC 5861, section 4). */
export interface Freshness {
  /** How old a response may be, in ms: 0 for `no-cache`, Infinity by default. */
  maxAge: number;
  /** Whether a lookup is forbidden. */
  onlyIfCached: boolean;
  /** For how long after it is no longer fresh a response may be used if there is an error, in ms; absent if the client does not say. */
  staleIfError?: number;
}

export function freshnessOf(header: string | undefined): Freshness {
  const wanted: Freshness = { maxAge: Number.POSITIVE_INFINITY, onlyIfCached: false };
  for (const directive of (header ?? '').toLowerCase().split(',')) {
    const [name = '', value = ''] = directive.split('=').map((text) => text.trim());
    if (name === 'no-cache' || name === 'no-store') wanted.maxAge = 0;
    if (name === 'only-if-cached') wanted.onlyIfCached = true;
    if (!/^"?\d{1,10}"?$/.test(value)) continue;
    const ms = Number(value.replaceAll('"', '')) * 1000;
    if (name === 'max-age') wanted.maxAge = Math.min(wanted.maxAge, ms);
    if (name === 'stale-if-error') wanted.staleIfError = Math.min(wanted.staleIfError ?? ms, ms);
  }
  return wanted;
}

/** Returns the tag of a body: equal bodies have equal tags. @fastify/etag is not used, because it also tags errors. */
export const etagOf = (body: string): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}

/** The tag of the 304 for a client that has the body with this tag already: weak if it has the compressed body. Else null. */
export function unchangedTag(
  { 'if-none-match': known, 'accept-encoding': accepted }: IncomingHttpHeaders,
  etag: string,
): string | null {
  if (!matches(known, etag)) return null;
  return accepted !== undefined && known?.includes(`W/${etag}`) ? `W/${etag}` : etag;
}

/** Adds the name of a request header to `Vary`. */
export function addVary(reply: FastifyReply, name: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  if (known.toLowerCase().split(/, */).includes(name)) return;
  reply.header('vary', known === '' ? name : `${known}, ${name}`);
}

/** Sets headers. What they name in `Vary` is added to what it names already, such as the origin for pages of other sites. */
export function setHeaders(
  reply: FastifyReply,
  { vary, ...others }: Readonly<Record<string, string>>,
): FastifyReply {
  if (vary !== undefined) addVary(reply, vary);
  return reply.headers(others);
}

/** Returns the start of a URL for an address; IPv6 is put in brackets. */
export const urlOf = (scheme: 'http' | 'https', host: string, port: number): string =>
  `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`;
