import type { Connect, RdapPolicy } from '../client-types.js';
import type { AnswerKind } from '../parse/explanation.js';
import { answerKind } from '../parse/index.js';
import type { Part } from '../part.js';
import type { Get } from '../rdap/http-answer.js';
import { decode } from '../record/index.js';
import { type AskLimits, ask, type Question } from './ask.js';
import type { Exchange } from './converse.js';
import { type Deadline, sleep } from './deadline.js';
import type { Emit } from './events.js';
import type { Outcome } from './host-queue.js';
import type { Pacing } from './pacing.js';
import { backoff, reasonToRetry } from './retry.js';

/** What all lookups of one client share. */
export interface Engine {
  pacing: Pacing;
  /** Whether the wait for a turn counts against the deadline. */
  waitCounts: boolean;
  connect: Connect | null;
  /** One GET of RDAP's, over the engine's sockets or the caller's `fetch`. */
  get: Get;
  /** Whether RDAP is asked: where WHOIS has no answer, first, or not at all. */
  rdap: RdapPolicy;
  limits: AskLimits;
  retries: number;
  emit: Emit;
}

/** An exchange, read far enough to know what kind of answer it is. */
export interface Answer extends Exchange {
  /** What was received, as text; whole only when `failure` is null. Null when nothing was received. */
  part: Part | null;
  kind: AnswerKind;
  /** Some bytes fit no charset. */
  replaced: boolean;
}

/**
 * Asks one server when its turn comes, and again where nothing was received. The turn lasts until the answer is
 * read, because only its text says whether the host must be slowed down. Never rejects.
 */
export function askInTurn(
  engine: Engine,
  question: Question,
  deadline: Deadline,
  domain: string | null,
): Promise<Answer> {
  return inTurn(engine, question, deadline, domain, async () =>
    read(question, await ask(question, engine.limits, deadline, engine.connect), domain),
  );
}

/** As {@link askInTurn}, for any way to ask a host: `asking` must not reject. */
export async function inTurn(
  engine: Engine,
  target: { host: string; port: number },
  deadline: Deadline,
  domain: string | null,
  asking: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await oneTurn(engine, target, deadline, domain, attempt, asking);
    const reason = attempt > engine.retries || deadline.failure !== null ? null : reasonToRetry(answer);
    if (reason === null) return answer;
    const delay = backoff(attempt);
    engine.emit({ type: 'retry', domain, host: target.host, attempt: attempt + 1, delay, reason });
    if (!(await sleep(delay, deadline))) return { ...answer, failure: deadline.failure };
  }
}

async function oneTurn(
  engine: Engine,
  { host, port }: { host: string; port: number },
  deadline: Deadline,
  domain: string | null,
  attempt: number,
  asking: () => Promise<Answer>,
): Promise<Answer> {
  const { pacing, waitCounts, emit } = engine;
  const turn = await pacing.turn(host, deadline.signal, (ahead) => {
    emit({ type: 'waiting', domain, host, ahead });
    if (!waitCounts) deadline.pause();
  });
  deadline.resume();
  if (turn === null) return noAnswer(waited(deadline));
  let outcome: Outcome = 'failed';
  let retryAfter = 0;
  try {
    emit({ type: 'asking', domain, host, port, attempt });
    const since = performance.now();
    const answer = await asking();
    const ms = Math.round(performance.now() - since);
    if (answer.part !== null) emit({ type: 'answer', domain, host, bytes: answer.received.length, ms });
    outcome = outcomeOf(answer);
    retryAfter = answer.failure?.retryAfter ?? 0;
    return answer;
  } finally {
    turn.end(outcome, retryAfter);
  }
}

/** What there is where nothing was received. */
export function noAnswer(failure: Exchange['failure']): Answer {
  return { received: new Uint8Array(0), failure, part: null, kind: 'empty', replaced: false };
}

function read(question: Question, exchange: Exchange, domain: string | null): Answer {
  const { host } = question;
  if (exchange.received.length === 0) return noAnswer(exchange.failure);
  const { text, replaced } = decode(exchange.received, { host });
  const part = { host, body: text };
  const kind = answerKind(part, domain === null ? {} : { domain });
  return { ...exchange, part, kind, replaced: Boolean(replaced) };
}

function outcomeOf(answer: Answer): Outcome {
  if (answer.kind === 'throttled') return 'throttled';
  return answer.failure === null && answer.part !== null ? 'answered' : 'failed';
}

function waited({ failure }: Deadline): Exchange['failure'] {
  return failure && { ...failure, message: `${failure.message}, while it waited for its turn` };
}
