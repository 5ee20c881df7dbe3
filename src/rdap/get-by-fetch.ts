import { Exchange, type Limits } from '../net/exchange.js';
import { connectionFailure, describe } from '../net/failure.js';
import { type Get, HEADERS, type HttpQuestion } from './http-answer.js';

type Fetch = typeof globalThis.fetch;

/** HTTP over the caller's `fetch`, with the same limits as for sockets, even if it ignores its signal. */
export function overFetch(limits: Limits, fetch: Fetch): Get {
  return async ({ url, headers = {} }, deadline) => {
    const exchange = new Exchange(limits, deadline);
    const abort = new AbortController();
    exchange.atEnd(() => abort.abort());
    let response: Response | null = null;
    if (!exchange.over) {
      // It is not visible from outside when the connection is established.
      exchange.silentFor(limits.connectTimeout + limits.idleTimeout);
      read(exchange, fetch, { url, headers: { ...HEADERS, ...headers } }, abort.signal, (began) => {
        response = began;
      }).then(
        () => exchange.end(null),
        (error: unknown) => exchange.end(connectionFailure(describeCause(error), error)),
      );
    }
    const exchanged = await exchange.done;
    const answer = response as Response | null;
    return {
      ...exchanged,
      status: answer?.status ?? 0,
      header: (name) => answer?.headers.get(name) ?? null,
      // The response need not say how long it is: `fetch` checks whether it is complete.
      mayBeCut: false,
    };
  };
}

async function read(
  exchange: Exchange,
  fetch: Fetch,
  { url, headers }: Pick<HttpQuestion, 'url' | 'headers'>,
  signal: AbortSignal,
  began: (response: Response) => void,
): Promise<void> {
  const response = await fetch(url.href, { headers, redirect: 'manual', signal });
  if (signal.aborted) return void response.body?.cancel().catch(ignoreLate);
  // A `fetch` that follows redirects by itself bypasses the checks of their targets.
  if (response.redirected || (response.url !== '' && response.url !== url.href)) {
    await response.body?.cancel();
    const from = response.url.slice(0, 200);
    const message = `the response came from ${from}, which was not queried: \`fetch\` followed a redirect`;
    return exchange.end({ code: 'BAD_RESPONSE', message });
  }
  began(response);
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  exchange.atEnd(() => void reader.cancel().catch(ignoreLate));
  exchange.silentFor();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || exchange.over) return;
    exchange.take(value);
  }
}

/** Cancels a stream. The outcome is settled already, so a failure is ignored. */
const ignoreLate = (): void => {};

/** Returns the reason of an error: Node's `fetch` says "fetch failed" and has the reason as its cause. */
function describeCause(error: unknown): string {
  return describe(error instanceof TypeError && error.cause !== undefined ? error.cause : error);
}
