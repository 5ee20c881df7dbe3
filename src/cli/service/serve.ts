import type { ReplayServer } from '../../index.js';
import type { Certificate, Service, ServiceOptions } from '../../service/index.js';
import { REPLAY_OPTIONS } from '../asking.js';
import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { type Io, print, printLine } from '../io.js';
import { readNamed } from '../not-started.js';
import { LOG_LEVELS, RDAP_CHOICES, readChoice, readNumber, readOptions, readPort } from '../options.js';
import { databaseFrom, loadService } from './packages.js';
import {
  endAtOnceOnNextSignal,
  lookupOptions,
  nextSignal,
  readOperations,
  refuse,
  replayFor,
  replaySource,
  warnWithoutNetwork,
  withEnvironment,
} from './serving.js';

const OPTIONS = {
  host: { type: 'string' },
  port: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  'behind-proxy': { type: 'boolean' },
  'proxy-hops': { type: 'string' },
  drain: { type: 'string' },
  deadline: { type: 'string' },
  egress: { type: 'string' },
  'ops-host': { type: 'string' },
  'ops-port': { type: 'string' },
  database: { type: 'string' },
  ttl: { type: 'string' },
  timeout: { type: 'string' },
  rdap: { type: 'string', choices: RDAP_CHOICES },
  'login-failures': { type: 'string' },
  lookups: { type: 'string' },
  'account-lookups': { type: 'string' },
  'log-level': { type: 'string', choices: LOG_LEVELS },
  'no-work': { type: 'boolean' },
  'no-page': { type: 'boolean' },
  demo: { type: 'boolean' },
  openapi: { type: 'boolean' },
  replay: { type: 'string' },
  ...REPLAY_OPTIONS,
} as const;

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];

const FROM_ENVIRONMENT = [
  'host',
  'port',
  'tls-cert',
  'tls-key',
  'proxy-hops',
  'drain',
  'deadline',
  'egress',
  'ops-host',
  'ops-port',
  'ttl',
  'timeout',
  'rdap',
  'login-failures',
  'lookups',
  'account-lookups',
  'log-level',
  'replay',
] as const;

const SWITCHES_FROM_ENVIRONMENT = ['behind-proxy', 'no-work', 'no-page'] as const;

const HELP = `Usage
  port43 serve               serve the API under /v1 until interrupted

Where it listens
  --host HOST                default 127.0.0.1 (PORT43_HOST)
  --port N                   default 4343; 0: any free one (PORT43_PORT)
  --tls-cert FILE            PEM; with --tls-key: HTTPS (PORT43_TLS_CERT)
  --tls-key FILE             (PORT43_TLS_KEY). SIGHUP reads both again.
  --behind-proxy             a proxy in front has TLS, and tells the client's
                             address in X-Forwarded-For (PORT43_BEHIND_PROXY=1).
                             Plain HTTP beyond loopback needs this.
  --proxy-hops N             so many proxies, one behind the other: the N-th
                             address from the right is the client's; default 1
                             (PORT43_PROXY_HOPS)
  --ops-host HOST            /healthz, /readyz and /metrics, on a listener of
                             their own; default 127.0.0.1 (PORT43_OPS_HOST)
  --ops-port N               default: any free one, which is printed; "off" for
                             none (PORT43_OPS_PORT)

What it stands on
  --database FILE            SQLite; default port43.db (DATABASE_URL, as well)
  --database postgres://…    PostgreSQL, for many processes at once
  --ttl SECONDS              how long a record is served from the database;
                             default 3600 (PORT43_TTL)
  --timeout MS               for a whole lookup; default 30000 (PORT43_TIMEOUT)
  --deadline SECONDS         from a request to its answer, 503 beyond it; more
                             than a lookup takes, less than a proxy in front
                             waits; default 45 (PORT43_DEADLINE)
  --rdap WHEN                fallback (the default), prefer or never
                             (PORT43_RDAP)
  --lookups N                under way at the same time; default 500
                             (PORT43_LOOKUPS)
  --account-lookups N        of these, for one account; default 100
                             (PORT43_ACCOUNT_LOOKUPS)
  --egress NAME              of the address that lookups leave from: services
                             and workers on one PostgreSQL that give the same
                             share the turns of hosts (PORT43_EGRESS)
  --no-work                  take jobs, and leave them to "port43 work"
                             (PORT43_NO_WORK=1)
  --no-page                  the API alone: no page at /, no reference at /docs
                             (PORT43_NO_PAGE=1)
  --login-failures N         of one address in a minute, then 429; default 100.
                             A key that exists passes (PORT43_LOGIN_FAILURES)
  --log-level LEVEL          debug, info, warn, error or silent, on stderr;
                             default info (PORT43_LOG_LEVEL)
  --demo                     with an empty database: make an account, and print
                             its key, once
  --openapi                  print the OpenAPI document, and end

Without the network
  --replay DIR               answer from stored answers (PORT43_REPLAY)
  --misbehave MODE[@HOST]    with --replay, see "port43 help replay"
  --case HOST/NAME           with --replay, see "port43 help replay"

SIGTERM and SIGINT finish what is under way. A second one does not wait.
  --drain SECONDS            first serve on for so long, while /readyz says 503,
                             so that a balancer goes elsewhere; default 0
                             (PORT43_DRAIN)

Needs: npm install fastify kysely pino prom-client, and libsql or pg, pg-boss;
on Node 20 light-my-request@6.6 beside them, since a newer one wants Node 22

Examples
  port43 serve --replay fixtures --demo
  DATABASE_URL=postgres://db.example/port43 port43 serve --behind-proxy
`;

export const command: Command = {
  name: 'serve',
  summary: 'serve lookups as an HTTP API, with accounts and credits',
  help: HELP,
  options: OPTIONS,
  async run(args, io) {
    const read = readOptions(args, OPTIONS);
    if (read.positionals.length > 0) throw new UsageError(`not an option: "${read.positionals[0]}"`);
    const values = serveValues(read.values, io.env);
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
        lookups: await lookupOptions(values, replay),
        ...(replay !== null && { examples: examplesOf(replay) }),
      }).catch((error: unknown) => refuse(inOptions(error, values)));
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

async function greet(service: Service, values: Values, database: string, io: Io): Promise<void> {
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

/** The values of its options and, where they are not given, of the environment. */
export const serveValues = (values: Values, env: NodeJS.ProcessEnv): Values =>
  withEnvironment(values, env, FROM_ENVIRONMENT, SWITCHES_FROM_ENVIRONMENT);

/** The service's options, but for how it looks names up. */
export function serviceOptions(values: Values, env: NodeJS.ProcessEnv): ServiceOptions {
  const { host } = values;
  const readCertificate = certificateFrom(values);
  const port = readPort('port', values.port, 0);
  const ttl = readNumber('ttl', values.ttl, 0);
  const drain = readNumber('drain', values.drain, 0);
  const deadline = readNumber('deadline', values.deadline, 1);
  const proxyHops = readNumber('proxy-hops', values['proxy-hops'], 1);
  const total = readNumber('lookups', values.lookups, 1);
  const account = readNumber('account-lookups', values['account-lookups'], 1);
  const loginFailures = readNumber('login-failures', values['login-failures'], 1);
  const logLevel = readChoice('log-level', values['log-level'], ...LOG_LEVELS);
  return {
    database: databaseFrom(values.database, env),
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(ttl === undefined ? {} : { ttl: ttl * 1000 }),
    ...(loginFailures === undefined ? {} : { loginFailures }),
    lookupsAtOnce: { ...(total && { total }), ...(account && { account }) },
    ...(readCertificate === null ? {} : { tls: readCertificate }),
    ...(drain === undefined ? {} : { drain: drain * 1000 }),
    ...(deadline === undefined ? {} : { deadline: deadline * 1000 }),
    ...(values.egress === undefined ? {} : { egress: values.egress }),
    work: values['no-work'] !== true,
    ...(values['no-page'] === true && { page: false as const }),
    behindProxy: values['behind-proxy'] === true,
    ...(proxyHops === undefined ? {} : { proxyHops }),
    operations: readOperations(values),
    ...(logLevel === undefined ? {} : { logLevel }),
  };
}

/** How to read the certificate and its key, at start and again on SIGHUP; null where no files are named. */
function certificateFrom({ 'tls-cert': cert, 'tls-key': key }: Values): (() => Certificate) | null {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined) throw new UsageError('--tls-cert and --tls-key go together');
  return () => ({ cert: readNamed('tls-cert', cert), key: readNamed('tls-key', key) });
}

/** What the service says of an option of its own, with the options of the command that stand for it. */
function inOptions(error: unknown, { host, 'tls-cert': cert, 'tls-key': key }: Values): unknown {
  if (!(error instanceof TypeError) || !('option' in error)) return error;
  if (error.option === 'host')
    return new UsageError(
      `--host ${host}: keys must not cross a network in the clear: give a certificate (--tls-cert and --tls-key), or say that a proxy in front has TLS (--behind-proxy)`,
      { cause: error },
    );
  if (error.option === 'tls')
    return new UsageError(`--tls-cert ${cert}, --tls-key ${key}: ${error.message.replace(/^tls: /, '')}`, {
      cause: error,
    });
  return error;
}

/** Credits of the account that `--demo` makes. */
const DEMO_CREDITS = 1000;
