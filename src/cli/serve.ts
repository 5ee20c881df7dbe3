import { once } from 'node:events';
import { resolve } from 'node:path';
import type { ClientOptions, ReplayServer } from '../index.js';
import type { Service } from '../service/index.js';
import type { Command } from './command.js';
import { type Io, print, printLine } from './io.js';
import { RDAP_CHOICES, readChoice, readNumber, readOptions } from './options.js';
import { startReplay } from './replay-server.js';
import { SERVE_HELP } from './serve-help.js';
import { whyUnreachable } from './serve-network.js';
import { SERVE_OPTIONS, type ServeValues, serviceOptions, withEnvironment } from './serve-options.js';
import { loadService, reasonOf } from './service-module.js';
import { UsageError } from './usage-error.js';

/** Credits of the account that `--demo` makes. */
const DEMO_CREDITS = 1000;

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve lookups as an HTTP API, with accounts and credits',
  help: SERVE_HELP,
  options: SERVE_OPTIONS,
  async run(args, io) {
    const read = readOptions(args, SERVE_OPTIONS);
    if (read.positionals.length > 0) throw new UsageError(`not an option: "${read.positionals[0]}"`);
    const values = withEnvironment(read.values, io.env);
    const options = serviceOptions(values, io.env);
    const { createService, openApiDocument } = await loadService(options.database);
    if (values.openapi === true) {
      await printLine(io.stdout, JSON.stringify(openApiDocument(), null, 2));
      return 0;
    }
    const waiting = new AbortController();
    const interrupted = nextSignal(waiting.signal);
    const replay = await replayFor(values);
    try {
      const service = await createService({
        ...options,
        ...(values.replay !== undefined && { source: replaySource(values.replay, values) }),
        lookups: lookupOptions(values, replay),
        ...(replay !== null && { examples: examplesOf(replay) }),
      }).catch(refuse);
      await greet(service, values, options.database, io);
      if (replay === null) void warnWithoutNetwork(io);
      if (options.tls !== undefined) process.on('SIGHUP', service.reloadCertificate);
      await interrupted;
      endAtOnceOnNextSignal();
      await service.close();
      process.off('SIGHUP', service.reloadCertificate);
    } finally {
      waiting.abort();
      await replay?.close();
    }
    return 0;
  },
};

/** Names on the page of a service that replays: one each of registries whose layouts differ, those that are known first. */
export function examplesOf({ fixtures }: ReplayServer): string[] {
  const registered = fixtures.filter(({ name, isNumber }) => name === 'registered' && isNumber !== true);
  const known = EXAMPLE_HOSTS.flatMap((wanted) => registered.find(({ host }) => host === wanted) ?? []);
  return [...new Set([...known, ...registered].map(({ domain }) => domain))].slice(0, MOST_EXAMPLES);
}

const EXAMPLE_HOSTS = [
  'whois.verisign-grs.com',
  'whois.publicinterestregistry.org',
  'whois.nic.uk',
  'whois.jprs.jp',
  'whois.nic.fr',
  'whois.nic.it',
];
const MOST_EXAMPLES = 6;

type ReplayValues = Pick<ServeValues, 'replay' | 'case' | 'misbehave'>;

/** What was answered in another way is not served in the place of this. */
export function replaySource(folder: string, { case: cases = [], misbehave = [] }: ReplayValues): string {
  return ['replay', resolve(folder), ...cases.toSorted(), ...misbehave.toSorted()].join(' ');
}

export function lookupOptions(
  values: Pick<ServeValues, 'timeout' | 'rdap'>,
  replay: ReplayServer | null,
): ClientOptions {
  const timeout = readNumber('timeout', values.timeout, 1);
  const rdap = readChoice('rdap', values.rdap, ...RDAP_CHOICES);
  return {
    ...(timeout === undefined ? {} : { timeout }),
    ...(rdap === undefined ? {} : { rdap }),
    // A stored answer needs no sparing, and RDAP is not replayed: nothing may leave for the network.
    ...(replay === null
      ? { pacing: { waitCounts: true } }
      : { connect: replay.connect, pacing: false, rdap: 'never' }),
  };
}

/** Resolves at the next signal that asks to end, or when nobody waits for one any more. */
export const nextSignal = (signal: AbortSignal): Promise<unknown> =>
  Promise.race(['SIGINT', 'SIGTERM'].map((name) => once(process, name, { signal }))).catch(() => null);

/** Whoever asks twice does not want to wait for what is under way. */
export function endAtOnceOnNextSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(130));
}

export function replayFor(values: ReplayValues): Promise<ReplayServer | null> {
  if (values.replay !== undefined) return startReplay(values.replay, values);
  for (const option of ['misbehave', 'case'] as const) {
    if (values[option] !== undefined) throw new UsageError(`--${option} goes with --replay DIR`);
  }
  return Promise.resolve(null);
}

/** A port that is taken, a database that cannot be opened, a host that needs TLS: for the operator to mend. */
export function refuse(error: unknown): never {
  throw new UsageError(reasonOf(error), { cause: error });
}

async function greet(service: Service, values: ServeValues, database: string, io: Io): Promise<void> {
  const lines = [
    `port43 serves ${service.url}/v1 ${values.replay === undefined ? 'by live lookups' : `from the answers in ${values.replay}`}`,
    ...(service.pageUrl === null ? [] : [`a page for people: ${service.pageUrl}`]),
    ...(service.operationsUrl === null ? [] : [`health, readiness, metrics: ${service.operationsUrl}`]),
    ...(values.demo === true ? await demo(service, database, io.env.PORT43_COMMAND ?? 'port43') : []),
  ];
  await print(io.stdout, `${lines.join('\n')}\n`);
}

/** `command` is how this program is called here. */
async function demo({ accounts, url }: Service, database: string, command: string): Promise<string[]> {
  const [first] = await accounts.list();
  if (first !== undefined)
    return [
      '',
      `The key of ${first.email} was shown when it was made. A new one: ${command} accounts rotate ${first.id} --database ${shown(database)}`,
    ];
  const account = await accounts.create({ email: 'demo@example.com', plan: 'payg', credits: DEMO_CREDITS });
  return [
    '',
    `A demo account with ${DEMO_CREDITS} credits. Its key, which is shown this once:`,
    `  ${account.api_token}`,
    'Try:',
    `  curl -u ${account.api_token}:X ${url}/v1/whois/example.com/properties`,
  ];
}

/** A password in a URL is nothing to print. */
const shown = (database: string): string =>
  database.replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@/]*@/, '$1:***@');

export async function warnWithoutNetwork(io: Io): Promise<void> {
  const why = await whyUnreachable();
  if (why === null) return;
  await printLine(
    io.stderr,
    `port43: ${why}: live lookups will fail. Without the network: --replay fixtures`,
  );
}
