import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { isatty } from 'node:tty';
import type { ClientOptions, ReplayServer } from '../../index.js';
import { UsageError } from '../exit.js';
import { type Io, printLine } from '../io.js';
import { whyNotListening } from '../not-started.js';
import type { Values } from '../option.js';
import { replayedBy, startReplay } from '../replaying.js';
import { routesDirectory } from '../routes-directory.js';
import type {
  MISBEHAVIOR_OPTIONS,
  MisbehaviorValues,
  RDAP_OPTION,
  REFRESH_OPTIONS,
  REPLAY_OPTION,
  TIMEOUT_OPTION,
} from '../shared-options.js';

/** Names where records come from, so that records from elsewhere are not served in their place. */
export function replaySource(
  folder: string,
  { case: cases = [], misbehave = [], at }: MisbehaviorValues,
): string {
  const date = at === undefined ? [] : [new Date(at).toISOString()];
  return ['replay', resolve(folder), ...cases.toSorted(), ...misbehave.toSorted(), ...date].join(' ');
}

type ReplayValues = Values<typeof REPLAY_OPTION & typeof MISBEHAVIOR_OPTIONS>;

/** How names are looked up: over the network, or from the stored responses of the replay server. */
export async function lookupOptions(
  {
    timeout,
    rdap,
    replay: folder,
    routes: directory,
    'no-refresh': isFixed = false,
    ...misbehavior
  }: Values<typeof TIMEOUT_OPTION & typeof RDAP_OPTION & typeof REFRESH_OPTIONS> & ReplayValues,
  replay: ReplayServer | null,
  env: NodeJS.ProcessEnv,
): Promise<ClientOptions> {
  if (replay !== null && folder !== undefined)
    return { timeout, rdap, ...(await replayedBy(replay, folder, misbehavior)) };
  return { timeout, rdap, routes: isFixed ? undefined : { directory: routesDirectory(directory, env) } };
}

/** Resolves at the next SIGINT or SIGTERM, or when `signal` aborts. */
export const nextSignal = (signal: AbortSignal): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal }))).catch(() => null);

/**
 * Calls `reload` on SIGHUP, which would otherwise end the process: supervisors and logrotate send it, and so does the end of a session,
 * even to a process behind `nohup`, whose setting Node undoes. A server in a terminal ends as usual when its window is closed, unless
 * SIGHUP `isDocumented` for it. Returns what undoes this.
 */
export function onHangup(reload: () => void, isDocumented = false): () => void {
  if (isatty(0) && !isDocumented) return () => undefined;
  process.on('SIGHUP', reload);
  return () => void process.off('SIGHUP', reload);
}

/** For servers that have nothing to reload. */
export const ignoreHangup = (io: Io): (() => void) =>
  onHangup(() => void printLine(io.stderr, 'port43: SIGHUP was ignored: there is nothing to reload'));

/** Ends the process at the next signal, without waiting for running lookups. */
export function endAtOnceOnNextSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(130));
}

export function replayFor(values: ReplayValues): Promise<ReplayServer | null> {
  if (values.replay !== undefined) return startReplay(values.replay, values);
  for (const option of ['misbehave', 'case', 'at'] as const) {
    if (values[option] !== undefined) throw new UsageError(`--${option} needs --replay DIR`);
  }
  return Promise.resolve(null);
}

/** Reports what the operator can fix: a port that is taken, a database that cannot be opened, a host that needs TLS. */
export function refuse(error: unknown): never {
  if (error instanceof UsageError) throw error;
  const message = error instanceof Error ? error.message : String(error);
  throw new UsageError(whyNotListening(error) ?? message, { cause: error });
}

/** Warns the operator that live lookups will fail because there is no network. */
export async function warnWithoutNetwork(io: Io): Promise<void> {
  const why = await whyUnreachable();
  if (why === null) return;
  await printLine(
    io.stderr,
    `port43: ${why}: live lookups will fail (to work without the network: --replay fixtures)`,
  );
}

/** IANA's server is always up and needs no registration. */
const HOST = 'whois.iana.org';
const CONNECT_TIMEOUT_MS = 4_000;

/** Why port 43 cannot be reached from here, or null if it can. */
function whyUnreachable(host = HOST, port = 43): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(CONNECT_TIMEOUT_MS, () => end(`no connection within ${CONNECT_TIMEOUT_MS / 1000} s`));
    socket.on('connect', () => end(null));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  }).then((reason) => (reason === null ? null : `${host} port ${port} cannot be reached (${reason})`));
}
