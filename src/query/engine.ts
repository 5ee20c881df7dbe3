import type { ClientEvent, Connect } from '../client-types.js';
import { type Deadline, sleep } from '../net/deadline.js';
import type { Failure } from '../net/failure.js';
import { type Answer, noAnswer, type Question, type Transport } from '../net/transport.js';
import type { RdapRegistry } from '../rdap/transport.js';
import type { WhoisRegistry } from '../whois/transport.js';
import { callGuarded, warningOnce } from './guard.js';
import type { Outcome, Permit } from './host-queue.js';
import type { RateLimiter } from './rate-limiter.js';

/** What all lookups of one client share. */
export interface Engine {
  limiter: RateLimiter;
  /** Whether waiting for a permit counts against the deadline. */
  waitCounts: boolean;
  /** The caller's `connect` for each of its addresses; null for the engine's own. */
  connects: readonly (Connect | null)[];
  whois: Transport<WhoisRegistry>;
  rdap: Transport<RdapRegistry>;
  /** How often a query is repeated. */
  retries: number;
  /** Null without a listener. */
  emit: ((event: ClientEvent) => void) | null;
}

/** What the queries of one call share. */
export interface QueryContext {
  engine: Engine;
  /** The domain or number that is looked up, for events; null for a query without a lookup. */
  name: string | null;
  deadline: Deadline;
}

/**
 * Queries one server when there is a permit, repeats the query if nothing was received, and follows redirects, each with its own permit. A
 * permit lasts until the response is read, because only its text says whether to slow down the host. `permit` is one that was given for this
 * query already. Rejects only if the query itself does.
 */
export async function ask(
  context: QueryContext,
  question: Question,
  permit: Permit | null = null,
): Promise<Answer> {
  const { engine, name: domain, deadline } = context;
  let asked = question;
  let held = permit;
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(context, asked, attempt, held);
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
  { engine, name: domain, deadline }: QueryContext,
  question: Question,
  attempt: number,
  held: Permit | null,
): Promise<Answer> {
  const { limiter, connects, emit } = engine;
  const { host, port } = question;
  let permit = held;
  if (permit === null) {
    let paused = false;
    const turn = limiter.permit(host, deadline, (ahead) => {
      emit?.({ type: 'waiting', domain, host, ahead });
      if (engine.waitCounts) return;
      deadline.pause();
      paused = true;
    });
    permit = turn instanceof Promise ? await turn : turn;
    if (paused) deadline.resume();
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

/** A server that says when to try again, as with HTTP 503, asks for a pause like one that limits the rate. */
function outcomeOf(answer: Answer): Outcome {
  if (answer.kind === 'throttled' || answer.failure?.retryAfter !== undefined) return 'throttled';
  return answer.failure === null && (answer.received.length > 0 || answer.kind === 'available')
    ? 'answered'
    : 'failed';
}

function waited(failure: Failure | null): Failure | null {
  return failure && { ...failure, message: `${failure.message} while waiting for its turn` };
}

/** Before the second attempt; doubled for each further one. */
const FIRST_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 5000;

/**
 * Why a query should be repeated, or null. Only if nothing at all was received, so that no response counts twice, and only for temporary
 * failures: a refused or reset connection, or an empty response. Not for a silent server, which has the query, counts it, and had its time.
 */
function reasonToRetry(answer: Answer): string | null {
  const { received, failure } = answer;
  // A response may have no body: the HTTP status says it. (Its kind is read on demand.)
  if (received.length > 0 || answer.kind === 'available') return null;
  if (failure === null) return 'the server sent an empty response';
  return failure.code === 'CONNECTION' && failure.passing ? failure.message : null;
}

/** The delay in ms before a retry, counted from 1: between half and all of a doubling time, so that many clients do not retry at once. */
function backoff(retry: number, random: () => number = Math.random): number {
  const full = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (retry - 1), MAX_RETRY_DELAY_MS);
  return Math.round(full / 2 + (full / 2) * random());
}

/** Calls the caller's listener, whose errors do not break a lookup. */
export function emitTo(listener: ((event: ClientEvent) => void) | undefined): Engine['emit'] {
  if (listener === undefined) return null;
  const warn = warningOnce('onEvent');
  return (event) => callGuarded(() => listener(event), warn);
}
