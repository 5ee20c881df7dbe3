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
function withParts(error: WhoisError, before: readonly Part[], after: readonly Part[] = []): WhoisError {
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

/** A server that was queried, and the error that it came to. */
interface Failed {
  question: Question;
  error: WhoisError;
}

/** The error of a lookup that failed at every server: one of the errors, with everything that was received from all servers. */
export function errorOf(failed: readonly Failed[], deadline: Deadline): WhoisError {
  const reported = reportedOf(failed, deadline);
  const at = failed.indexOf(reported);
  const partsOf = (some: readonly Failed[]) => some.flatMap(({ error }) => error.parts);
  return withParts(reported.error, partsOf(failed.slice(0, at)), partsOf(failed.slice(at + 1)));
}

/**
 * The last failure if the lookup ran out of time or was aborted, since that is why. Otherwise the first if no server could be reached, or else RDAP's,
 * because registries that close port 43 respond there.
 */
function reportedOf(failed: readonly Failed[], deadline: Deadline): Failed {
  const [first] = failed;
  const last = failed.at(-1);
  if (first === undefined || last === undefined) throw new TypeError('no server was queried');
  if (deadline.failure !== null) return last;
  if (failed.every(isUnreached)) return first;
  return failed.find(({ question }) => question.transport === 'rdap') ?? last;
}

const isUnreached = ({ error }: Failed): boolean => error.code === 'CONNECTION' && error.parts.length === 0;
