import { domainToASCII } from 'node:url';
import type { Failure } from '../net/failure.js';
import type { Answer } from '../net/transport.js';
import { type Reading, read } from '../parse/reading.js';
import type { Part } from '../part.js';
import { decode } from '../record/index.js';
import { type Json, member, oneLine, readJson } from '../record/rdap/json.js';
import { layOutDomain, layOutReceived, nameOf } from '../record/rdap/layout.js';
import { layOutEmptyNotFound, layOutNotFound } from '../record/rdap/not-found.js';
import type { HttpAnswer } from './http-answer.js';

/** What a server's "not found" (HTTP 404) proves. */
export interface NotFoundCounts {
  /** Why even an RDAP error proves nothing about the name; null if the server is the registry's and was asked about the name. */
  nothing: string | null;
  /** Whether a 404 without a body counts: IANA names this very URL for the suffix, and no redirect led to it. */
  empty: boolean;
}

/** Whether a byte is a blank, a tab or a line end. */
const isBlank = (byte: number): boolean => BLANKS.has(byte);

const BLANKS: ReadonlySet<number> = new Set([' ', '\t', '\n', '\r'].map((blank) => blank.charCodeAt(0)));

/** Reads the response to a query about a domain: a part, or why there is none. */
export function readAnswer(got: HttpAnswer, host: string, domain: string, counts: NotFoundCounts): Answer {
  const { received, status, ms } = got;
  const { text, charset, replaced } = decode(received, { host });
  const type = oneLine(got.header('content-type')).toLowerCase();
  const document = isJsonType(type) ? readJson(text) : null;
  const body = () => layOutReceived(host, status, type, text);
  const answer = (
    failure: Failure | null,
    shown: string,
    kind: Answer['kind'] = 'unknown',
    reading: Reading | null = null,
  ): Answer => {
    return {
      received,
      failure,
      ms,
      part: received.length === 0 ? null : partOf(host, shown, document),
      kind,
      reading,
      charset: received.length === 0 ? null : charset,
      replaced: Boolean(replaced),
    };
  };
  if (got.failure !== null) return answer(got.failure, body());
  const refusal = failureOf(got);
  if (refusal !== null)
    return answer(refusal, body(), refusal.code === 'THROTTLED' ? 'throttled' : 'unknown');
  if (status === 404 && got.header('retry-after') !== null)
    return answer(
      { code: 'BAD_RESPONSE', message: 'HTTP 404 with a time to try again (Retry-After)' },
      body(),
    );
  if (
    status === 404 &&
    received.every(isBlank) &&
    counts.empty &&
    !got.mayBeCut &&
    (type === '' || isJsonType(type))
  ) {
    const shown = layOutEmptyNotFound(host, domain);
    return { ...answer(null, shown, 'available'), part: { host, body: shown } };
  }
  const bad = (message: string) => answer({ code: 'BAD_RESPONSE', message }, body());
  if (!isJsonType(type))
    return bad(`HTTP ${status} with ${type || 'no content type'} instead of RDAP’s JSON`);
  if (document === null) return bad(`HTTP ${status} with a body that is not a JSON object`);
  if (status === 404) return notFound(document);
  const wrong = whyNoDomain(document, domain);
  if (wrong !== null) return bad(wrong);
  return readAs(layOutDomain(document, host));

  function readAs(shown: string): Answer {
    const reading = read({ host, body: shown }, domain);
    return answer(null, shown, reading.kind, reading);
  }

  /** Reads HTTP 404. Only the registry's own server can say that a name is free, and only with an RDAP error (RFC 7480 section 5.3). */
  function notFound(error: Json): Answer {
    if (oneLine(member(error, 'errorCode')) !== '404') return bad('HTTP 404 without an RDAP error');
    if (hidesMembers(text, error))
      return bad('HTTP 404 with several members of the same name in an RDAP error');
    if (holdsRecord(error, domain)) return bad('HTTP 404 with an RDAP error and a record in one document');
    if (counts.nothing === null) return readAs(layOutNotFound(error, host, domain));
    return answer({ code: 'BAD_RESPONSE', message: counts.nothing }, layOutNotFound(error, host, null));
  }
}

/** A part, with the document that its text was laid out from. */
export const partOf = (host: string, body: string, document: Json | null): Part =>
  document === null ? { host, body } : { host, body, rdap: document };

/** Whether members of one object have the same name, perhaps escaped. JSON keeps the last of them, and hides what the others say. */
function hidesMembers(text: string, document: Json): boolean {
  const colons = text.replace(JSON_STRING, '').split(':').length - 1;
  return colons > countMembers(document);
}

const JSON_STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

function countMembers(document: Json): number {
  let count = 0;
  const left: unknown[] = [document];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (value === null || typeof value !== 'object') continue;
    const members: unknown[] = Object.values(value);
    if (!Array.isArray(value)) count += members.length;
    for (const each of members) left.push(each);
  }
  return count;
}

/** Members that only an object has, never an error (RFC 9083 sections 5 and 6). */
const OF_RECORDS = ['objectClassName', 'handle', 'events', 'entities', 'nameservers', 'secureDNS'];

function holdsRecord(error: Json, domain: string): boolean {
  const name = nameOf(error);
  return (
    OF_RECORDS.some((key) => member(error, key) !== undefined) ||
    Array.isArray(member(error, 'status')) ||
    (name !== '' && !sameName(name, domain))
  );
}

/** Returns the failure that the HTTP status alone shows; null if the body decides. */
export function failureOf(got: HttpAnswer): Failure | null {
  const { status } = got;
  if (status === 200 || status === 404) return null;
  const retryAfter = readRetryAfter(got.header('retry-after'), Date.now()) ?? undefined;
  if (status === 429)
    return {
      code: 'THROTTLED',
      message: 'the server limits the rate of queries (HTTP 429)',
      retryAfter,
    };
  if (status === 401 || status === 403 || status === 451)
    return { code: 'REFUSED', message: `the server refuses to answer this query (HTTP ${status})` };
  if (status >= 500)
    return {
      code: 'BAD_RESPONSE',
      message: `the server says that it cannot answer now (HTTP ${status})`,
      retryAfter,
    };
  return { code: 'BAD_RESPONSE', message: `HTTP ${status} is not an answer about a domain` };
}

/** Whether a media type is RDAP's or the general one of JSON, which some servers send. */
export const isJsonType = (type: string): boolean => /^application\/(?:rdap\+)?json\s*(?:;|$)/.test(type);

/** Returns why a document is not about this domain, or null. */
function whyNoDomain(document: Json, domain: string): string | null {
  const kind = member(document, 'objectClassName');
  if (kind !== 'domain') {
    const error = oneLine(member(document, 'errorCode'));
    return error === ''
      ? `HTTP 200 with ${JSON.stringify(kind ?? null).slice(0, 80)} instead of a domain`
      : `HTTP 200 with RDAP error ${error.slice(0, 20)}`;
  }
  const name = nameOf(document);
  if (name === '') return 'the response does not name its domain';
  return sameName(name, domain) ? null : `the response is about ${JSON.stringify(name.slice(0, 100))}`;
}

/** Whether a name in a response, in letters or ASCII, is the one that was asked for, which is in ASCII. */
function sameName(name: string, domain: string): boolean {
  const lower = name.toLowerCase();
  return lower === domain || domainToASCII(lower) === domain;
}

/** Servers whose clock or configuration is wrong ask for years. Clients that are told so would never query them again. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/** Returns the ms to wait by a `Retry-After` header (RFC 9110 section 10.2.3): seconds, or a date; at most a day. Null for any other value. */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, MAX_RETRY_AFTER_MS);
  // `Date.parse` accepts many other texts; an HTTP date begins with the day of the week.
  const at = /^[A-Z][a-z]{2,8},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), MAX_RETRY_AFTER_MS);
}
