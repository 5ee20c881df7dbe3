import type { AskLimits } from '../query/ask.js';
import type { Deadline } from '../query/deadline.js';
import { connectionFailure, describe, type Failure } from '../query/failure.js';
import { Received } from '../query/received.js';
import { startTimer, stopTimer } from '../query/timer.js';
import { type Get, HEADERS, type HttpAnswer, type HttpQuestion, nothing } from './http-answer.js';

type Fetch = typeof globalThis.fetch;

/** HTTP over the caller's `fetch`, within the limits that hold for sockets, whether it heeds its signal or not. */
export function overFetch(limits: AskLimits, fetch: Fetch): Get {
  return (question, deadline) => new Fetching(limits, deadline).run(fetch, question);
}

/** One call: who settles it first, the answer, a limit or the deadline. */
class Fetching {
  readonly #received: Received;
  readonly #abort = new AbortController();
  readonly #limits: AskLimits;
  readonly #deadline: Deadline;
  #response: Response | null = null;
  #idle: NodeJS.Timeout | null = null;
  #end: (failure: Failure | null) => void = () => {};

  constructor(limits: AskLimits, deadline: Deadline) {
    this.#limits = limits;
    this.#deadline = deadline;
    this.#received = new Received(limits.maxBytes);
  }

  async run(fetch: Fetch, question: HttpQuestion): Promise<HttpAnswer> {
    const { connectTimeout, idleTimeout } = this.#limits;
    if (this.#deadline.failure !== null) return nothing(this.#deadline.failure);
    const ended = new Promise<Failure | null>((resolve) => {
      this.#end = resolve;
    });
    const onDeadline = () => this.#end(this.#deadline.failure);
    this.#deadline.signal.addEventListener('abort', onDeadline, { once: true });
    // From outside one cannot see when the connection stands.
    this.#silentFor(connectTimeout + idleTimeout);
    this.#read(fetch, question).then(
      () => this.#end(null),
      (error: unknown) => this.#end(connectionFailure(describeCause(error), error)),
    );
    const failure = await ended;
    stopTimer(this.#idle);
    this.#deadline.signal.removeEventListener('abort', onDeadline);
    this.#abort.abort();
    const response = this.#response;
    return {
      status: response?.status ?? 0,
      header: (name) => response?.headers.get(name) ?? null,
      received: this.#received.bytes(),
      failure,
    };
  }

  async #read(fetch: Fetch, { url }: HttpQuestion): Promise<void> {
    const { signal } = this.#abort;
    const response = await fetch(url.href, { headers: HEADERS, redirect: 'manual', signal });
    if (signal.aborted) return void response.body?.cancel().catch(ignoreLate);
    // One that follows redirects of itself passes by the checks of where they lead.
    if (response.redirected || (response.url !== '' && response.url !== url.href)) {
      await response.body?.cancel();
      return this.#end({
        code: 'BAD_RESPONSE',
        message: `the answer comes from ${response.url.slice(0, 200)}, which was not asked: \`fetch\` followed a redirect`,
      });
    }
    this.#response = response;
    const reader = response.body?.getReader();
    if (reader === undefined) return;
    signal.addEventListener('abort', () => void reader.cancel().catch(ignoreLate), { once: true });
    for (;;) {
      this.#silentFor(this.#limits.idleTimeout);
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      if (!this.#received.add(value)) {
        const { maxBytes } = this.#limits;
        return this.#end({
          code: 'RESPONSE_TOO_LARGE',
          message: `the answer is larger than ${maxBytes} bytes`,
        });
      }
    }
  }

  #silentFor(ms: number): void {
    stopTimer(this.#idle);
    if (this.#abort.signal.aborted) return;
    this.#idle = startTimer(ms, () =>
      this.#end({ code: 'TIMEOUT', message: `the server was silent for ${ms} ms`, passing: false }),
    );
  }
}

/** The outcome is settled already; a stream that fails to be cancelled changes nothing of it. */
const ignoreLate = (): void => {};

/** Node's fetch says "fetch failed" and keeps the reason as the cause. */
function describeCause(error: unknown): string {
  return describe(error instanceof TypeError && error.cause !== undefined ? error.cause : error);
}
