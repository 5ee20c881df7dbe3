import type { ReplayServer } from '../../index.js';
import type { Certificate, Service, ServiceOptions } from '../../service/index.js';
import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { optionHelp } from '../help.js';
import { type Io, print, printLine } from '../io.js';
import { readNamed } from '../not-started.js';
import { flag, list, port, seconds, text, type Values, wholeNumber } from '../option.js';
import { readOptions, readValues } from '../read-options.js';
import { databaseFrom, loadService } from './packages.js';
import {
  CALLBACK_OPTION,
  EGRESS_OPTION,
  HISTORY_OPTION,
  LOG_OPTION,
  NETWORK_OPTIONS,
  OFFLINE_OPTIONS,
  OPERATIONS_OPTIONS,
  operationsFrom,
  TTL_OPTION,
} from './service-options.js';
import {
  endAtOnceOnNextSignal,
  lookupOptions,
  nextSignal,
  onHangup,
  refuse,
  replayFor,
  replaySource,
  warnWithoutNetwork,
} from './serving.js';

const env = true;

const LISTENERS = {
  host: text('HOST', 'default 127.0.0.1', { env }),
  port: port('default 4343; 0: any free port', { env }),
  'tls-cert': text('FILE', 'PEM; with --tls-key: serve HTTPS', { env }),
  'tls-key': text('FILE', 'SIGHUP reads the certificate and the key again', { env }),
  'behind-proxy': flag(
    "a proxy in front does TLS and sends the client's address in X-Forwarded-For. Plain HTTP on other addresses than loopback needs this",
    { env },
  ),
  'proxy-hops': wholeNumber(
    'N',
    1,
    "how many proxies are in front: the client's address is the N-th from the right; default 1",
    { env },
  ),
  'rdap-url': text(
    'URL',
    'base URL of RDAP as clients reach it, for a service behind a proxy: https://api.example.com/rdap/',
    { env },
  ),
  ...OPERATIONS_OPTIONS,
  'admin-port': port('serve what "port43 accounts" does as an API on this port of 127.0.0.1', { env }),
  'admin-token-file': text('FILE', 'with --admin-port: holds the token that the operator sends', { env }),
};
const SERVICE = {
  database: text(
    'FILE|URL',
    'an SQLite file, or postgres://… for many processes at once; default port43.db (or DATABASE_URL)',
  ),
  ...TTL_OPTION,
  stale: seconds(
    0,
    'how old a record may be that is served, with a warning, if its servers fail; records are kept as long; default 86400; 0: none',
    { env },
  ),
  ...HISTORY_OPTION,
  ...NETWORK_OPTIONS,
  deadline: seconds(
    1,
    'limit from a request to its response, 503 after that; set it longer than a lookup takes, and shorter than a proxy in front waits; default 45',
    { env },
  ),
  lookups: wholeNumber('N', 1, 'limit for lookups at the same time; default 500', { env }),
  'account-lookups': wholeNumber('N', 1, 'of these, for one account; default 100', { env }),
  ...EGRESS_OPTION,
  ...CALLBACK_OPTION,
  'no-work': flag('accept jobs and watches, but leave the work to "port43 work"', { env }),
  'no-page': flag('serve the API only: no page at /, no reference at /docs', { env }),
  'login-failures': wholeNumber(
    'N',
    1,
    'limit for failed log-ins from one address per minute, 429 after that; default 100. Valid keys are always accepted',
    { env },
  ),
  'client-connections': wholeNumber(
    'N',
    1,
    'limit for connections of one address (IPv6: its /64), further ones are closed; default 16384. Behind a proxy, the proxy has to limit them',
    { env },
  ),
  cors: list(
    'ORIGIN,…',
    'origins whose pages may use the API with a Bearer token or X-API-Key, such as https://app.example; "*": any',
    { env },
  ),
  rate: list(
    'PLAN=N,…',
    'limit for requests per second of an account, by its plan: payg=10,monthly=50; 429 after that. Each process counts for itself; default: no limit',
    { env },
  ),
  ...LOG_OPTION,
  demo: flag('if the database is empty: create an account and print its key, once'),
  openapi: flag('print the OpenAPI document and exit'),
};
const ENDING = {
  drain: seconds(
    0,
    'keep serving for so long before that, while /readyz returns 503, so that a load balancer stops sending requests here; default 0',
    { env },
  ),
};
const OPTIONS = { ...LISTENERS, ...SERVICE, ...OFFLINE_OPTIONS, ...ENDING };

type ServeValues = Values<typeof OPTIONS>;

export const command: Command = {
  name: 'serve',
  summary: 'serve lookups as an HTTP API, with accounts and credits',
  help: `Usage
  port43 serve               serve the API under /v1, and RDAP under /rdap/,
                             until interrupted

Listeners
${optionHelp(LISTENERS)}

Service
${optionHelp(SERVICE)}

Without the network
${optionHelp(OFFLINE_OPTIONS)}

SIGTERM and SIGINT finish the requests that are running; a second one ends the
process immediately. SIGHUP reads the TLS certificate again; without one, it is
logged and the service goes on.
${optionHelp(ENDING)}

Needs: npm install fastify @fastify/compress kysely pino prom-client, and libsql
or pg, pg-boss; on Node 20 also light-my-request@6.6, because newer versions
need Node 22

Examples
  port43 serve --replay fixtures --demo
  DATABASE_URL=postgres://db.example/port43 port43 serve --behind-proxy
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS, io.env);
    if (positionals.length > 0) throw new UsageError(`serve: unexpected argument "${positionals[0]}"`);
    const options = serviceOptions(values, io.env);
    const { createService, openApiDocument } = await loadService(
      options.database,
      values.cors === undefined ? [] : ['@fastify/cors'],
    );
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
        source: values.replay === undefined ? undefined : replaySource(values.replay, values),
        lookups: await lookupOptions(values, replay, io.env),
        examples: replay === null ? undefined : examplesOf(replay),
      }).catch((error: unknown) => refuse(inOptions(error, values)));
      const offHangup = onHangup(service.reloadCertificate, options.tls !== undefined);
      await greet(service, values, options.database, io);
      if (replay === null) void warnWithoutNetwork(io);
      await interrupted;
      endAtOnceOnNextSignal();
      await service.close();
      offHangup();
    } finally {
      waiting.abort();
      await replay?.close();
    }
    return 0;
  },
};

/** Examples for the page of a service that replays: names of well-known registries first, each with another layout, and a number. */
function examplesOf({ fixtures }: ReplayServer): string[] {
  const registered = fixtures.filter(({ name, isResource }) => name === 'registered' && isResource !== true);
  const number = fixtures.find(({ isResource }) => isResource === true);
  const known = EXAMPLE_HOSTS.flatMap((wanted) => registered.find(({ host }) => host === wanted) ?? []);
  const names = [...new Set([...known, ...registered].map(({ domain }) => domain))].slice(0, MAX_EXAMPLES);
  return number === undefined ? names : [...names, number.domain];
}

const EXAMPLE_HOSTS = [
  'whois.verisign-grs.com',
  'whois.publicinterestregistry.org',
  'whois.nic.uk',
  'whois.jprs.jp',
  'whois.nic.fr',
  'whois.nic.it',
];
const MAX_EXAMPLES = 6;

async function greet(service: Service, values: ServeValues, database: string, io: Io): Promise<void> {
  const lines = [
    `port43 serves ${service.url}/v1 ${values.replay === undefined ? 'by live lookups' : `from the responses in ${values.replay}`}`,
    `RDAP: ${service.rdapUrl}`,
    ...(service.pageUrl === null ? [] : [`a page for people: ${service.pageUrl}`]),
    ...(service.operationsUrl === null ? [] : [`health, readiness, metrics: ${service.operationsUrl}`]),
    ...(service.adminUrl === null ? [] : [`for the operator: ${service.adminUrl}`]),
    ...(values.demo === true ? await demo(service, database, io.env.PORT43_COMMAND ?? 'port43') : []),
  ];
  await print(io.stdout, `${lines.join('\n')}\n`);
}

/** `command` is how this program was started. */
async function demo({ accounts, url }: Service, database: string, command: string): Promise<string[]> {
  const [first] = await accounts.list();
  if (first !== undefined)
    return [
      '',
      `The key of ${first.email} was shown when it was created. For a new one: ${command} accounts rotate ${first.id} --database ${shown(database)}`,
    ];
  const account = await accounts.create({ email: 'demo@example.com', plan: 'payg', credits: DEMO_CREDITS });
  return [
    '',
    `A demo account with ${DEMO_CREDITS} credits. Its key, shown only once:`,
    `  ${account.api_token}`,
    'Try:',
    `  curl -u ${account.api_token}:X ${url}/v1/whois/example.com/properties`,
  ];
}

/** Hides the password in a URL. */
const shown = (database: string): string =>
  database.replace(/^(postgres(?:ql)?:\/\/[^:@/]*):[^@/]*@/, '$1:***@');

/** The values of the options, from the command line or the environment. */
export const serveValues = (
  typed: { [Name in keyof typeof OPTIONS]?: string | boolean },
  env: NodeJS.ProcessEnv,
): ServeValues => readValues(typed, OPTIONS, env);

/** The service's options, except how it looks names up. */
export function serviceOptions(values: ServeValues, env: NodeJS.ProcessEnv): ServiceOptions {
  const { host, port, ttl, stale, history, drain, deadline, egress } = values;
  return {
    database: databaseFrom(values.database, env),
    host,
    port,
    ttl,
    stale,
    history,
    drain,
    deadline,
    egress,
    loginFailures: values['login-failures'],
    clientConnections: values['client-connections'],
    lookupsAtOnce: given({ total: values.lookups, account: values['account-lookups'] }),
    tls: certificateFrom(values),
    callbacks: { allow: values['callback-allow'] },
    cors: values.cors,
    rates: values.rate === undefined ? undefined : ratesFrom(values.rate),
    work: values['no-work'] !== true,
    page: values['no-page'] === true ? false : undefined,
    behindProxy: values['behind-proxy'] === true,
    proxyHops: values['proxy-hops'],
    rdapUrl: values['rdap-url'],
    operations: operationsFrom(values),
    admin: adminFrom(values),
    logLevel: values['log-level'],
  };
}

function ratesFrom(given: readonly string[]): ServiceOptions['rates'] {
  const rates = given.map((each) => {
    const [, plan, rate] = /^(payg|monthly)=([1-9]\d{0,8})$/.exec(each) ?? [];
    if (plan === undefined) throw new UsageError(`--rate: expected PLAN=N such as payg=10, got "${each}"`);
    return [plan, Number(rate)];
  });
  return Object.fromEntries(rates);
}

/** Without the limits that were not given, so that the service's defaults apply. */
const given = (limits: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]) => (limit === undefined ? [] : [[name, limit]])),
  );

/** The listener for the operator, and its token, which is in a file so that no list of processes shows it. */
function adminFrom({ 'admin-port': port, 'admin-token-file': file }: ServeValues): ServiceOptions['admin'] {
  if (port === undefined && file === undefined) return undefined;
  if (port === undefined || file === undefined)
    throw new UsageError('--admin-port and --admin-token-file go together');
  return { port, token: readNamed('admin-token-file', file).toString().trim() };
}

/** Reads the certificate and its key, at start and again on SIGHUP; undefined if no files are named. */
function certificateFrom({ 'tls-cert': cert, 'tls-key': key }: ServeValues): (() => Certificate) | undefined {
  if (cert === undefined && key === undefined) return undefined;
  if (cert === undefined || key === undefined) throw new UsageError('--tls-cert and --tls-key go together');
  return () => ({ cert: readNamed('tls-cert', cert), key: readNamed('tls-key', key) });
}

/** The options of this command that an option of the service comes from, as the user gave them. */
const GIVEN_AS: Partial<Record<keyof ServiceOptions, (values: ServeValues) => string>> = {
  admin: (values) => `--admin-token-file ${values['admin-token-file']}`,
  cors: () => '--cors',
  history: () => '--history',
  host: ({ host }) => `--host ${host}`,
  rdapUrl: () => '--rdap-url',
  tls: (values) => `--tls-cert ${values['tls-cert']}, --tls-key ${values['tls-key']}`,
};

const UNENCRYPTED =
  'keys must not cross a network unencrypted: give a certificate (--tls-cert and --tls-key), or say that a proxy in front does TLS (--behind-proxy)';

/** Translates an error about an option of the service to the options of this command. */
function inOptions(error: unknown, values: ServeValues): unknown {
  if (!(error instanceof TypeError) || !('option' in error)) return error;
  const option = error.option as keyof ServiceOptions;
  const givenAs = GIVEN_AS[option];
  if (givenAs === undefined) return error;
  const why = option === 'host' ? UNENCRYPTED : error.message.replace(`${option}: `, '');
  return new UsageError(`${givenAs(values)}: ${why}`, { cause: error });
}

/** Credits of the account that `--demo` creates. */
const DEMO_CREDITS = 1000;
