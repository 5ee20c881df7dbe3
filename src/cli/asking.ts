import {
  type ClientEvent,
  type ClientOptions,
  type Connect,
  createClient,
  createReplayFetch,
  type ServerOverride,
  socks,
  type WhoisClient,
} from '../index.js';
import type { AskingValues } from './asking-options.js';
import { type Io, printLine } from './io.js';
import { naming } from './no-fixture.js';
import { RDAP_CHOICES, readChoice, readNumber } from './options.js';
import { printable } from './printable.js';
import { startReplay } from './replay-server.js';
import { isInstalled } from './service-module.js';
import { UsageError } from './usage-error.js';

/** Runs with a client as the options want it, and closes all that was opened. */
export async function withClient<T>(
  values: AskingValues,
  io: Io,
  run: (client: WhoisClient) => Promise<T>,
): Promise<T> {
  const options = await clientOptions(values, io);
  for (const option of ['misbehave', 'case'] as const) {
    if (values.replay === undefined && values[option] !== undefined)
      throw new UsageError(`--${option} goes with --replay DIR`);
  }
  const server =
    values.replay === undefined ? null : await startReplay(values.replay, values, { lazy: true });
  const asking = createClient(
    server === null || values.replay === undefined
      ? options
      : {
          ...options,
          connect: server.connect,
          fetch: await createReplayFetch(values.replay),
          pacing: false,
        },
  );
  const client = values.replay === undefined ? asking : naming(asking, values.replay);
  try {
    return await run(client);
  } finally {
    await client.close();
    await server?.close();
  }
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
  if (!(await isInstalled('socks')))
    throw new UsageError('--proxy needs one more package: npm install socks');
  try {
    return socks({ url });
  } catch (error) {
    throw new UsageError(`--proxy: expected socks5://HOST:1080, got "${url}"`, { cause: error });
  }
}

function serverAt(text: string): ServerOverride {
  const [, host, port] = /^([^\s:/]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (host === undefined) throw new UsageError(`--server: expected HOST or HOST:PORT, got "${text}"`);
  return {
    host: host.replace(/^\[|\]$/g, ''),
    rdap: null,
    ...(port === undefined ? {} : { port: readNumber('server', port, 1) }),
  };
}

function tell({ type, domain, host, ...details }: ClientEvent): string {
  const more = Object.entries(details).map(([key, value]) => (key === 'message' ? value : `${key} ${value}`));
  return printable(
    ['port43', domain, `${type} ${host ?? ''}`.trim(), more.join(', ')].filter(Boolean).join(': '),
  );
}
