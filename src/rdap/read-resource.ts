import type { Failure } from '../net/failure.js';
import type { Answer } from '../net/transport.js';
import { decode } from '../record/index.js';
import { type Json, member, oneLine, readJson } from '../record/rdap/json.js';
import { layOutNoResource, layOutResource, rangeIn } from '../record/rdap/lay-out-resource.js';
import { layOutReceived } from '../record/rdap/layout.js';
import { type Resource, readRange } from '../resource/resource.js';
import type { HttpAnswer } from './http-answer.js';
import { failureOf, isJsonType, type NotFoundCounts, partOf } from './read-answer.js';

/** Reads the response to a query about a number: a part, or why there is none. */
export function readResourceAnswer(
  got: HttpAnswer,
  host: string,
  number: Resource,
  counts: NotFoundCounts,
): Answer {
  const { received, status, ms } = got;
  const { text, charset, replaced } = decode(received, { host });
  const type = oneLine(got.header('content-type')).toLowerCase();
  const document = isJsonType(type) ? readJson(text) : null;
  const answer = (failure: Failure | null, body: string, kind: Answer['kind'] = 'unknown'): Answer => ({
    received,
    failure,
    ms,
    part: received.length === 0 && failure !== null ? null : partOf(host, body, document),
    kind,
    reading: null,
    charset: received.length === 0 ? null : charset,
    replaced: Boolean(replaced),
  });
  const failed = (failure: Failure, kind?: Answer['kind']) =>
    answer(failure, layOutReceived(host, status, type, text), kind);
  const bad = (message: string) => failed({ code: 'BAD_RESPONSE', message });
  if (got.failure !== null) return failed(got.failure);
  const refusal = failureOf(got);
  if (refusal !== null) return failed(refusal, refusal.code === 'THROTTLED' ? 'throttled' : 'unknown');
  if (status === 404) return whyNotMissing() ?? answer(null, layOutNoResource(document, host, number.text));
  if (!isJsonType(type))
    return bad(`HTTP ${status} with ${type || 'no content type'} instead of RDAP’s JSON`);
  if (document === null) return bad(`HTTP ${status} with a body that is not a JSON object`);
  const wrong = whyOther(document, number);
  return wrong === null ? answer(null, layOutResource(document, host), 'record') : bad(wrong);

  /** Returns what is wrong with a "not found", or null if it counts. */
  function whyNotMissing(): Answer | null {
    if (counts.empty && received.length === 0 && !got.mayBeCut) return null;
    if (!isNotFound(document)) return bad('HTTP 404 without an RDAP error');
    return counts.nothing === null ? null : bad(counts.nothing);
  }
}

/** Whether a JSON object is RDAP's "not found" (RFC 7480 section 5.3). */
const isNotFound = (error: Json | null): boolean =>
  error !== null &&
  oneLine(member(error, 'errorCode')) === '404' &&
  member(error, 'objectClassName') === undefined;

/** Returns why a document is not about this number, or null. */
function whyOther(document: Json, { kind, first, last }: Resource): string | null {
  const wanted = kind === 'as' ? 'autnum' : 'ip network';
  const found = member(document, 'objectClassName');
  if (found !== wanted) {
    const error = oneLine(member(document, 'errorCode'));
    return error === ''
      ? `HTTP 200 with ${JSON.stringify(found ?? null).slice(0, 80)} instead of an ${wanted}`
      : `HTTP 200 with RDAP error ${error.slice(0, 20)}`;
  }
  const range = readRange(rangeIn(document));
  if (range === null) return 'the answer does not say which numbers it is about';
  const holds = range.kind === kind && range.first <= first && last <= range.last;
  return holds ? null : `the response is about ${JSON.stringify(rangeIn(document).slice(0, 100))}`;
}
