import type { ClientEvent, Connect } from '../client-types.js';
import { type Deadline, sleep } from '../net/deadline.js';
import { describeThrown, type Failure } from '../net/failure.js';
import { type Answer, noAnswer, type Question, type Transport } from '../net/transport.js';
import type { RdapRegistry } from '../rdap/transport.js';
import type { WhoisRegistry } from '../whois/transport.js';
import type { Outcome, Permit } from './host-queue.js';
import type { RateLimiter } from './rate-limiter.js';

/** What all lookups of one client share. */
export interface Engine {
  limiter: RateLimiter;
  /** Whether the wait for a turn counts against the deadline. */
  waitCounts: boolean;
  /** The caller's way to connect from each of its addresses; null for the engine's own. */
  connects: readonly (Connect | null)[];
  whois: Transport<WhoisRegistry>;
  rdap: Transport<RdapRegistry>;
  /** How often a question is asked again. */
  retries: number;
  /** Null where nobody listens. */
  emit: ((event: ClientEvent) => void) | null;
}

/**
 * Asks one server when its turn comes, and again where nothing was received; and whom it redirects to, each in its own turn. A turn
 * lasts until the answer is read, because only its text says whether the host must be slowed down. `permit` is one that
 * was given for this question already. Rejects only as the question itself does.
 */
export async function ask(
  engine: Engine,
  question: Question,
  deadline: Deadline,
  domain: string | null,
  permit: Permit | null = null,
): Promise<Answer> {
  let asked = question;
  let held = permit;
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(engine, asked, deadline, domain, attempt, held);
    held = null;
    if (answer.redirect !== undefined) {
      asked = answer.redirect;
      attempt = 0;
      continue;
    }
    const reason = attempt > engine.retries || deadline.failure !== null ? null : reasonToRetry(answer);
    if (reason === null) return answer;
    const delay = backoff(attempt);
    engine.emit?.({ type: 'retry', domain, host: asked.host, attempt: attempt + 1, delay, reason });
    if (!(await sleep(delay, deadline))) return noAnswer(deadline.failure);
  }
}

async function askOnce(
  engine: Engine,
  question: Question,
  deadline: Deadline,
  domain: string | null,
  attempt: number,
  held: Permit | null,
): Promise<Answer> {
  const { limiter, connects, emit } = engine;
  const { host, port } = question;
  let permit = held;
  if (permit === null) {
    const turn = limiter.permit(host, deadline, (ahead) => {
      emit?.({ type: 'waiting', domain, host, ahead });
      if (!engine.waitCounts) deadline.pause();
    });
    permit = turn instanceof Promise ? await turn : turn;
    deadline.resume();
    if (permit === null) return noAnswer(waited(deadline.failure));
  }
  let outcome: Outcome = 'failed';
  let retryAfter = 0;
  try {
    const since = emit === null ? 0 : performance.now();
    emit?.({ type: 'asking', domain, host, port, attempt });
    const answer = await question.ask(deadline, connects[permit.egress] ?? null);
    const bytes = answer.received.length;
    if (emit !== null && bytes > 0)
      emit({ type: 'answer', domain, host, bytes, ms: Math.round(performance.now() - since) });
    if (limiter.learns) outcome = outcomeOf(answer);
    retryAfter = answer.failure?.retryAfter ?? 0;
    return answer;
  } finally {
    permit.end(outcome, retryAfter);
  }
}

function outcomeOf(answer: Answer): Outcome {
  if (answer.kind === 'throttled') return 'throttled';
  return answer.failure === null && (answer.received.length > 0 || answer.kind === 'available')
    ? 'answered'
    : 'failed';
}

function waited(failure: Failure | null): Failure | null {
  return failure && { ...failure, message: `${failure.message} while waiting for its turn` };
}

/** ms before the second attempt; doubled for each further one. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 5000;

/**
 * Why a question is worth asking again, or null. Only where nothing at all was received, so that no answer is paid for
 * twice, and only for what passes: a refused or reset connection, or one that was ended without a word.
 * Not for a silent server: it has the question, counts it, and had its time.
 */
function reasonToRetry(answer: Answer): string | null {
  const { received, failure } = answer;
  // An answer may have no body: HTTP's status says it. (What kind it is, is read when asked for.)
  if (received.length > 0 || answer.kind === 'available') return null;
  if (failure === null) return 'the server sent an empty response';
  return failure.code === 'CONNECTION' && failure.passing ? failure.message : null;
}

/** ms to wait before an attempt (the first retry is 1): between half and the whole of a doubling time, so that many clients spread. */
function backoff(retry: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_DELAY * 2 ** (retry - 1), LONGEST_DELAY);
  return Math.round(full / 2 + (full / 2) * random());
}

/**
 * Tells the caller's listener. A listener that throws is the caller's own bug: it must neither break a lookup nor
 * pass in silence, so that the first error becomes a process warning. One is enough: with ten thousand lookups
 * under way there would be as many.
 */
export function emitTo(listener: ((event: ClientEvent) => void) | undefined): Engine['emit'] {
  if (listener === undefined) return null;
  let warned = false;
  return (event) => {
    try {
      listener(event);
    } catch (error) {
      if (warned) return;
      warned = true;
      const stack = error instanceof Error && error.stack !== undefined ? { detail: error.stack } : {};
      process.emitWarning(`onEvent threw: ${describeThrown(error)}`, { type: 'Port43Warning', ...stack });
    }
  };
}
