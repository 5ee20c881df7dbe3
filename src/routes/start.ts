import type { ClientOptions, Connect, RoutesOptions } from '../client-types.js';
import type { Deadline } from '../net/deadline.js';
import type { Limits } from '../net/exchange.js';
import { overSockets } from '../rdap/get.js';
import { overFetch } from '../rdap/get-by-fetch.js';
import type { HttpAnswer } from '../rdap/http-answer.js';
import { systemClock } from './clock.js';
import { IANA_DATA, RefreshedRoutes } from './routes.js';

/** IANA's largest file has some 60 KiB. */
const MAX_BYTES = 2 ** 20;
/** For one file, however long lookups may take. */
const LONGEST_FETCH = 60_000;

interface Client {
  emit: ((event: { type: 'warning'; domain: null; host: string; message: string }) => void) | null;
  connects: readonly (Connect | null)[];
}

interface Runner {
  run<T>(
    caller: { timeout: number; signal: undefined },
    call: (deadline: Deadline) => Promise<T>,
  ): Promise<T>;
}

/** The routes of a client, fetched as it sends its RDAP queries: through its `fetch` or `connect`, and ended when it is closed. */
export function startRoutes(
  { routes = {}, fetch }: { routes?: RoutesOptions | undefined; fetch?: ClientOptions['fetch'] },
  { timeout, ...limits }: Limits & { timeout: number },
  { emit, connects }: Client,
  calls: Runner,
): RefreshedRoutes {
  const bounded = { ...limits, maxBytes: MAX_BYTES };
  const get = fetch === undefined ? overSockets(bounded) : overFetch(bounded, fetch);
  const caller = { timeout: Math.min(timeout, LONGEST_FETCH), signal: undefined };
  return new RefreshedRoutes(routes, {
    fetch: (url, headers): Promise<HttpAnswer> =>
      calls.run(caller, (deadline) =>
        get({ url, headers, publicOnly: false }, deadline, connects[0] ?? null),
      ),
    warn: (message) => emit?.({ type: 'warning', domain: null, host: IANA_DATA, message }),
    clock: systemClock,
  });
}
