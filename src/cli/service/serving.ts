import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import type { ClientOptions, ReplayServer } from '../../index.js';
import type { ReplayValues } from '../asking.js';
import { UsageError } from '../exit.js';
import { type Io, printLine } from '../io.js';
import { whyNotListening } from '../not-started.js';
import { RDAP_CHOICES, readChoice, readNumber, readPort } from '../options.js';
import { replayedBy, startReplay } from '../replay.js';

/**
 * Values of options, those that the environment can give as well filled in: `--ops-port` is `PORT43_OPS_PORT`. An option that is given
 * counts first. A switch is on or off; what says neither is a `UsageError`.
 */
export function withEnvironment<Values extends object>(
  values: Values,
  env: NodeJS.ProcessEnv,
  names: readonly (string & keyof Values)[],
  switches: readonly (string & keyof Values)[] = [],
): Values {
  const all = { ...(values as Record<string, unknown>) };
  for (const name of names) {
    const given = env[variableOf(name)];
    if (given) all[name] ??= given;
  }
  for (const name of switches) if (isOn(variableOf(name), env)) all[name] ??= true;
  return all as Values;
}

function isOn(variable: string, env: NodeJS.ProcessEnv): boolean {
  const given = env[variable]?.trim().toLowerCase() ?? '';
  if (/^(?:1|true|yes|on)$/.test(given)) return true;
  if (/^(?:0|false|no|off)?$/.test(given)) return false;
  throw new UsageError(`${variable}: expected 1 or 0, got "${env[variable]}"`);
}

const variableOf = (name: string): string => `PORT43_${name.toUpperCase().replaceAll('-', '_')}`;

/** What was answered in another way is not served in the place of this. */
export function replaySource(folder: string, { case: cases = [], misbehave = [] }: ReplayValues): string {
  return ['replay', resolve(folder), ...cases.toSorted(), ...misbehave.toSorted()].join(' ');
}

/** How names are looked up: by servers, or by the stored answers that the replay server has. */
export async function lookupOptions(
  values: { timeout?: string | undefined; rdap?: string | undefined; replay?: string | undefined },
  replay: ReplayServer | null,
): Promise<ClientOptions> {
  const timeout = readNumber('timeout', values.timeout, 1);
  const rdap = readChoice('rdap', values.rdap, ...RDAP_CHOICES);
  return {
    ...(timeout === undefined ? {} : { timeout }),
    ...(rdap === undefined ? {} : { rdap }),
    ...(replay === null || values.replay === undefined ? {} : await replayedBy(replay, values.replay)),
  };
}

/** Resolves at the next signal that asks to end, or when nobody waits for one any more. */
export const nextSignal = (signal: AbortSignal): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal }))).catch(() => null);

/** Whoever asks twice does not want to wait for what is under way. */
export function endAtOnceOnNextSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(130));
}

export function replayFor(
  values: ReplayValues & { replay?: string | undefined },
): Promise<ReplayServer | null> {
  if (values.replay !== undefined) return startReplay(values.replay, values);
  for (const option of ['misbehave', 'case'] as const) {
    if (values[option] !== undefined) throw new UsageError(`--${option} goes with --replay DIR`);
  }
  return Promise.resolve(null);
}

/** A port that is taken, a database that cannot be opened, a host that needs TLS: for the operator to mend. */
export function refuse(error: unknown): never {
  if (error instanceof UsageError) throw error;
  const message = error instanceof Error ? error.message : String(error);
  throw new UsageError(whyNotListening(error) ?? message, { cause: error });
}

export function readOperations({
  'ops-host': host,
  'ops-port': given,
}: {
  'ops-host'?: string | undefined;
  'ops-port'?: string | undefined;
}) {
  const port = given === 'off' ? undefined : readPort('ops-port', given, 0);
  return given === 'off' ? false : { ...(host && { host }), ...(port !== undefined && { port }) };
}

/** Tells who serves live lookups that there is no network for them. */
export async function warnWithoutNetwork(io: Io): Promise<void> {
  const why = await whyUnreachable();
  if (why === null) return;
  await printLine(
    io.stderr,
    `port43: ${why}: live lookups will fail. Without the network: --replay fixtures`,
  );
}

/** Always up, and asks nothing of us: the server that knows all others. */
const HOST = 'whois.iana.org';
const TIMEOUT = 4_000;

/** Why port 43 cannot be reached from here, or null where it can. */
function whyUnreachable(host = HOST, port = 43): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(TIMEOUT, () => end(`no connection within ${TIMEOUT / 1000} s`));
    socket.on('connect', () => end(null));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  }).then((reason) => (reason === null ? null : `${host} port ${port} cannot be reached (${reason})`));
}
