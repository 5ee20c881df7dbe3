import type { ClientEvent, ClientOptions, Connect, ServerOverride, WhoisClient } from '../index.js';
import { UsageError } from './exit.js';
import { type Io, printLine } from './io.js';
import { readPort } from './option.js';
import { printable } from './printable.js';
import type { LookupValues } from './shared-options.js';

type ClientValues = LookupValues & { available?: boolean | undefined; dns?: boolean | undefined };

/**
 * Runs with a client as the options describe it, and closes what was opened. The network code is loaded here, so that explaining a stored
 * response or printing a help text does not wait for it.
 */
export async function withClient<T>(
  values: ClientValues,
  io: Io,
  run: (client: WhoisClient) => Promise<T>,
): Promise<T> {
  const options = await clientOptions(values, io);
  const { createClient } = await import('../index.js');
  if (values.replay === undefined) {
    for (const option of ['misbehave', 'case', 'at'] as const)
      if (values[option] !== undefined) throw new UsageError(`--${option} needs --replay DIR`);
    const client = createClient(options);
    return run(client).finally(() => client.close());
  }
  const { replaying } = await import('./replaying.js');
  return replaying(values.replay, values, options, run);
}

async function clientOptions(
  { timeout, rdap, server, proxy, verbose, ...values }: ClientValues,
  io: Io,
): Promise<ClientOptions> {
  // Only the registry decides whether a name is available, so the registrar is not queried.
  const registryOnly = values['no-referrals'] === true || values.available === true;
  for (const [option, given] of [
    ['proxy', proxy !== undefined],
    ['dns', values.dns === true],
  ] as const)
    if (values.replay !== undefined && given)
      throw new UsageError(`--${option} is for the network: leave it out with --replay`);
  return {
    timeout,
    rdap,
    servers: server === undefined ? undefined : { '*': serverAt(server) },
    connect: proxy === undefined ? undefined : await connectThrough(proxy),
    maxReferrals: registryOnly ? 0 : undefined,
    onEvent: verbose === true ? (event) => void printLine(io.stderr, describe(event)) : undefined,
  };
}

/** Connects through the proxy. An invalid URL or a missing package is a `UsageError`. */
async function connectThrough(url: string): Promise<Connect> {
  const [{ socks }, { isInstalled }] = await Promise.all([
    import('../index.js'),
    import('./service/packages.js'),
  ]);
  if (!(await isInstalled('socks')))
    throw new UsageError('--proxy needs the package socks: npm install socks');
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
    port: port === undefined ? undefined : readPort(port, '--server', 1),
  };
}

function describe({ type, domain, host, ...details }: ClientEvent): string {
  const more = Object.entries(details).map(([key, value]) => (key === 'message' ? value : `${key} ${value}`));
  return printable(
    ['port43', domain, `${type} ${host ?? ''}`.trim(), more.join(', ')].filter(Boolean).join(': '),
  );
}
