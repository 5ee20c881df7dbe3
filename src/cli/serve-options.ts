import { readFileSync } from 'node:fs';
import type { Certificate, ServiceOptions } from '../service/index.js';
import { REPLAY_OPTIONS } from './asking-options.js';
import { LOG_LEVELS, RDAP_CHOICES, readChoice, readNumber, type readOptions } from './options.js';
import { databaseFrom } from './service-module.js';
import { UsageError } from './usage-error.js';

export const SERVE_OPTIONS = {
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

export type ServeValues = ReturnType<typeof readOptions<typeof SERVE_OPTIONS>>['values'];

/** Options that the environment can give as well: `--ops-port` is `PORT43_OPS_PORT`. An option that is given counts first. */
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

const variableOf = (name: string): string => `PORT43_${name.toUpperCase().replaceAll('-', '_')}`;

export function withEnvironment(values: ServeValues, env: NodeJS.ProcessEnv): ServeValues {
  const all: ServeValues = { ...values };
  for (const name of FROM_ENVIRONMENT) {
    const given = env[variableOf(name)];
    if (given) all[name] ??= given;
  }
  for (const name of SWITCHES_FROM_ENVIRONMENT) {
    const given = env[variableOf(name)];
    if (given && given !== '0') all[name] ??= true;
  }
  return all;
}

/** The service's options, but for how it looks names up. */
export function serviceOptions(values: ServeValues, env: NodeJS.ProcessEnv): ServiceOptions {
  const { host } = values;
  const readCertificate = certificateFrom(values);
  const port = readPort('port', values.port);
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

export function readOperations({
  'ops-host': host,
  'ops-port': given,
}: Pick<ServeValues, 'ops-host' | 'ops-port'>) {
  const port = given === 'off' ? undefined : readPort('ops-port', given);
  return given === 'off' ? false : { ...(host && { host }), ...(port !== undefined && { port }) };
}

function readPort(name: string, value: string | undefined): number | undefined {
  const port = readNumber(name, value, 0);
  if (port !== undefined && port > 65535)
    throw new UsageError(`--${name}: expected 0 to 65535, got "${value}"`);
  return port;
}

/** How to read the certificate and its key, at start and again on SIGHUP; null where no files are named. */
function certificateFrom({ 'tls-cert': cert, 'tls-key': key }: ServeValues): (() => Certificate) | null {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined || key === undefined) throw new UsageError('--tls-cert and --tls-key go together');
  return () => ({ cert: readFileSync(cert), key: readFileSync(key) });
}
