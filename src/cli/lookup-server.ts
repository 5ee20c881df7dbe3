import type { ClientEvent, ClientOptions } from '../index.js';
import { type Io, print, printLine } from './io.js';
import { text, type Values, wholeNumber } from './option.js';
import { printable } from './printable.js';
import {
  endAtOnceOnNextSignal,
  ignoreHangup,
  lookupOptions,
  nextSignal,
  replayFor,
  warnWithoutNetwork,
} from './service/serving.js';
import {
  MISBEHAVIOR_OPTIONS,
  RDAP_OPTION,
  REFRESH_OPTIONS,
  REPLAY_OPTION,
  TIMEOUT_OPTION,
} from './shared-options.js';

/** Options of servers that look names up for clients without accounts: the gateway and the exporter. */

export const HOST_OPTION = {
  host: text(
    'HOST',
    'default 127.0.0.1; with 0.0.0.0 or :: every client that reaches this machine can use it',
  ),
};
export const NETWORK_LOOKUP_OPTIONS = { ...TIMEOUT_OPTION, ...RDAP_OPTION, ...REFRESH_OPTIONS };
export const OFFLINE_OPTIONS = { ...REPLAY_OPTION, ...MISBEHAVIOR_OPTIONS };

/** `whose` ends the help of `--client-lookups`. */
export const limitOptions = (whose: string) => ({
  lookups: wholeNumber('N', 1, 'lookups at the same time; default 500'),
  'client-lookups': wholeNumber('N', 1, `of these, for one address (IPv6: its /64)${whose}`),
});

interface LookupServer {
  /** What is printed when it listens. */
  greeting: string;
  close(): Promise<void>;
}

/** Serves until a signal comes, over the network or from stored responses. Resolves with the exit code. */
export async function serveLookups(
  values: Values<typeof NETWORK_LOOKUP_OPTIONS & typeof OFFLINE_OPTIONS>,
  io: Io,
  start: (lookups: ClientOptions) => Promise<LookupServer>,
): Promise<number> {
  const waiting = new AbortController();
  const interrupted = nextSignal(waiting.signal);
  const replay = await replayFor(values);
  try {
    const onEvent = (event: ClientEvent) => {
      if (event.type === 'warning' && event.domain === null)
        void printLine(io.stderr, `port43: ${printable(event.message)}`);
    };
    const server = await start({ ...(await lookupOptions(values, replay, io.env)), onEvent });
    const offHangup = ignoreHangup(io);
    await print(io.stdout, server.greeting);
    if (replay === null) void warnWithoutNetwork(io);
    await interrupted;
    endAtOnceOnNextSignal();
    await server.close();
    offHangup();
  } finally {
    waiting.abort();
    await replay?.close();
  }
  return 0;
}
