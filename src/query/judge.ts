import { WhoisError } from '../errors.js';
import type { Deadline } from '../net/deadline.js';
import { type Failure, toError } from '../net/failure.js';
import type { Answer, Question } from '../net/transport.js';
import type { AnswerKind } from '../parse/explanation.js';
import type { Part } from '../part.js';

/** What the server said or did, for kinds of responses that do not answer the query. */
const COMPLAINTS: Partial<Record<AnswerKind, string>> = {
  throttled: 'the server limits the rate of queries',
  refused: 'the server refuses to answer this query',
  unsupported: 'the server does not serve this suffix',
  failed: 'the server says that it cannot answer now',
  empty: 'the server sent an empty response',
};

/** What is wrong with a response, in words, or null. */
export function complaint(answer: Answer): string | null {
  const failure = failureThatCounts(answer);
  return failure === null ? (COMPLAINTS[answer.kind] ?? null) : failure.message;
}

/**
 * The error for a registry's response, or null if it can be read. `unknown` can be read: the parser also returns `unknown`, and never
 * `available`.
 */
export function registryError(answer: Answer, host: string, rdap: string | null): WhoisError | null {
  const parts = answer.part === null ? [] : [answer.part];
  const failure = failureThatCounts(answer);
  if (failure !== null) return toError(failure, host, parts);
  const message = `${host}: ${COMPLAINTS[answer.kind] ?? ''}`;
  switch (answer.kind) {
    case 'throttled':
      return new WhoisError('THROTTLED', message, { host, parts });
    case 'refused':
      return new WhoisError('REFUSED', message, { host, parts });
    case 'unsupported': {
      const instead = rdap === null ? { kind: 'unknown' as const } : { kind: 'rdap' as const, url: rdap };
      return new WhoisError('NO_SERVER', message, { host, parts, ...instead });
    }
    case 'failed':
    case 'empty':
      return new WhoisError('BAD_RESPONSE', message, { host, parts });
    default:
      return null;
  }
}

/** The same error, with what was received from other servers. */
export function withParts(
  error: WhoisError,
  before: readonly Part[],
  after: readonly Part[] = [],
): WhoisError {
  const { code, message, cause, host, kind, url, retryAfter } = error;
  const parts = [...before, ...error.parts, ...after];
  return new WhoisError(code, message, { parts, cause, host, kind, url, retryAfter });
}

/** The failure, unless the response explains it: some servers say that they limit the rate or block, then reset the connection or fall silent. */
function failureThatCounts({ failure, kind }: Answer): Failure | null {
  if (failure === null) return null;
  const spoken = kind === 'throttled' || kind === 'refused';
  return spoken && (failure.code === 'CONNECTION' || failure.code === 'TIMEOUT') ? null : failure;
}

/**
 * Of two failures, RDAP's is reported, because registries that close port 43 respond there; the first one if neither server could be
 * reached. The error has everything that was received.
 */
export function errorOf(
  failed: readonly { question: Question; error: WhoisError }[],
  deadline: Deadline,
): WhoisError {
  const last = failed.at(-1);
  if (last === undefined) throw new TypeError('no server was queried');
  const [first = last] = failed;
  const isUnreached = failed.every(({ error }) => error.code === 'CONNECTION' && error.parts.length === 0);
  const ofRdap = isUnreached ? first : failed.find(({ question }) => question.transport === 'rdap');
  const told = deadline.failure === null ? (ofRdap ?? last) : last;
  const at = failed.indexOf(told);
  const parts = (some: typeof failed) => some.flatMap(({ error }) => error.parts);
  return withParts(told.error, parts(failed.slice(0, at)), parts(failed.slice(at + 1)));
}
