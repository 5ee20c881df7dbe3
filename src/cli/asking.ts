import type { ClientEvent, ClientOptions, Connect, ServerOverride, WhoisClient } from '../index.js';
import { UsageError } from './exit.js';
import { type Io, printLine } from './io.js';
import { RDAP_CHOICES, readChoice, readNumber, readPort } from './options.js';
import { printable } from './printable.js';

/** The options of a replay server that more than one command takes. */
export const REPLAY_OPTIONS = {
  misbehave: { type: 'string', multiple: true },
  case: { type: 'string', multiple: true },
} as const;

export interface ReplayValues {
  misbehave?: string[] | undefined;
  case?: string[] | undefined;
}

/** Options of how a name is asked about, which every command that asks has. */
export const ASKING_OPTIONS = {
  timeout: { type: 'string' },
  'no-referrals': { type: 'boolean' },
  rdap: { type: 'string', choices: RDAP_CHOICES },
  server: { type: 'string' },
  proxy: { type: 'string' },
  verbose: { type: 'boolean' },
  replay: { type: 'string' },
  ...REPLAY_OPTIONS,
} as const;

export interface AskingValues {
  timeout?: string | undefined;
  'no-referrals'?: boolean | undefined;
  rdap?: string | undefined;
  server?: string | undefined;
  proxy?: string | undefined;
  verbose?: boolean | undefined;
  available?: boolean | undefined;
  replay?: string | undefined;
  misbehave?: string[] | undefined;
  case?: string[] | undefined;
}

export const ASKING_HELP = `How it is asked
  --timeout MS               for a whole lookup, all servers (default 30000)
  --no-referrals             ask the registry only, not the registrar
  --rdap WHEN                fallback: where there is no WHOIS server or it does
                             not serve the suffix (default); prefer: before
                             WHOIS; never
  --server HOST[:PORT]       ask this WHOIS server, whoever serves the suffix
  --proxy URL                ask through it: socks5://HOST:1080 (needs one more
                             package: npm install socks)
  --verbose                  tell each step on stderr
  --replay DIR               ask stored answers instead of the network
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"`;

/** Options of those that ask about many. */
export const LIST_OPTIONS = {
  concurrency: { type: 'string' },
  column: { type: 'string' },
} as const;

export const CONCURRENCY_HELP = `\
  --concurrency N            names under way at once (default 100). Each
                             registry is spared beyond that, whatever you set:
                             a name whose server has no turn free waits, and
                             holds nobody else up`;

/**
 * Runs with a client as the options want it, and closes all that was opened. What asks is loaded here: who explains a stored answer, or
 * reads a help, does not wait for it.
 */
export async function withClient<T>(
  values: AskingValues,
  io: Io,
  run: (client: WhoisClient) => Promise<T>,
): Promise<T> {
  const options = await clientOptions(values, io);
  const { createClient } = await import('../index.js');
  if (values.replay === undefined) {
    for (const option of ['misbehave', 'case'] as const)
      if (values[option] !== undefined) throw new UsageError(`--${option} goes with --replay DIR`);
    const client = createClient(options);
    return run(client).finally(() => client.close());
  }
  const { replaying } = await import('./replay.js');
  return replaying(values.replay, values, options, run);
}

async function clientOptions(values: AskingValues, io: Io): Promise<ClientOptions> {
  const timeout = readNumber('timeout', values.timeout, 1);
  const rdap = readChoice('rdap', values.rdap, ...RDAP_CHOICES);
  // Whether a name is free is the registry's to say: the registrar is not asked.
  const registryOnly = values['no-referrals'] === true || values.available === true;
  if (values.replay !== undefined && values.proxy !== undefined)
    throw new UsageError('--proxy is for the network: leave it out with --replay');
  return {
    ...(timeout === undefined ? {} : { timeout }),
    ...(values.server === undefined ? {} : { servers: { '*': serverAt(values.server) } }),
    ...(values.proxy === undefined ? {} : { connect: await connectThrough(values.proxy) }),
    ...(registryOnly ? { maxReferrals: 0 } : {}),
    ...(rdap === undefined ? {} : { rdap }),
    ...(values.verbose === true ? { onEvent: (event) => void printLine(io.stderr, tell(event)) } : {}),
  };
}

/** Asks through the proxy. What is wrong with it, or with what it needs, is a `UsageError`. */
async function connectThrough(url: string): Promise<Connect> {
  const [{ socks }, { isInstalled }] = await Promise.all([
    import('../index.js'),
    import('./service/packages.js'),
  ]);
  if (!(await isInstalled('socks')))
    throw new UsageError('--proxy needs one more package: npm install socks');
  try {
    return socks({ url });
  } catch (error) {
    throw new UsageError(`--proxy: expected socks5://HOST:1080, got "${url}"`, { cause: error });
  }
}

function serverAt(text: string): ServerOverride {
  const [, host, port] = /^([^\s:/]+|\[[0-9a-f:]+\])(?::(\d+))?$/i.exec(text) ?? [];
  if (host === undefined) throw new UsageError(`--server: expected HOST or HOST:PORT, got "${text}"`);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    rdap: null,
    ...(port === undefined ? {} : { port: readPort('server', port, 1) }),
  };
}

function tell({ type, domain, host, ...details }: ClientEvent): string {
  const more = Object.entries(details).map(([key, value]) => (key === 'message' ? value : `${key} ${value}`));
  return printable(
    ['port43', domain, `${type} ${host ?? ''}`.trim(), more.join(', ')].filter(Boolean).join(': '),
  );
}
