import type {
  AvailabilityManyOptions,
  AvailabilityOptions,
  CallOptions,
  ClientOptions,
  HostPace,
  LookupManyOptions,
  LookupMixedOptions,
  LookupOptions,
  ManyOptions,
  PacingOptions,
  QueryOptions,
  RdapPolicy,
  RoutesOptions,
  ServerOverride,
} from '../client-types.js';
import { MAX_TIMER_MS } from '../net/deadline.js';
import { checkTarget } from '../net/host.js';
import { encodeText } from '../registry/encode-text.js';
import type { ScheduleOptions } from './schedule.js';

/** The limits of a client, checked and with defaults. */
export interface Settings {
  timeout: number;
  connectTimeout: number;
  idleTimeout: number;
  maxReferrals: number;
  maxBytes: number;
  maxSockets: number;
  retries: number;
  rdap: RdapPolicy;
}

const DEFAULTS: Settings = {
  timeout: 30_000,
  connectTimeout: 10_000,
  idleTimeout: 15_000,
  maxReferrals: 2,
  maxBytes: 2 ** 20,
  // Half of the 1024 file descriptors that a process has on most systems.
  maxSockets: 500,
  retries: 1,
  rdap: 'fallback',
};

const POLICIES: readonly RdapPolicy[] = ['fallback', 'prefer', 'never', 'both'];

/** The names of all options of an object; the compiler checks that none is missing. */
type Names<Options> = Record<keyof Options, true>;

const CLIENT_OPTIONS: Names<Required<ClientOptions>> = {
  timeout: true,
  connectTimeout: true,
  idleTimeout: true,
  maxReferrals: true,
  maxBytes: true,
  maxSockets: true,
  retries: true,
  pacing: true,
  connect: true,
  servers: true,
  cache: true,
  rdap: true,
  fetch: true,
  routes: true,
  discover: true,
  onEvent: true,
};
const PACE: Names<Required<HostPace>> = { concurrency: true, interval: true };
const PACING: Names<Required<PacingOptions>> = { ...PACE, hosts: true, waitCounts: true, leases: true };
const ROUTES: Names<Required<RoutesOptions>> = { refresh: true, directory: true };
const OVERRIDE: Names<Required<ServerOverride>> = {
  host: true,
  port: true,
  query: true,
  encoding: true,
  referral: true,
  rdap: true,
};
const CALL: Names<Required<CallOptions>> = { signal: true };
const AVAILABILITY: Names<Required<AvailabilityOptions>> = { ...CALL, timeout: true, rdap: true };
const LOOKUP: Names<Required<LookupOptions>> = { ...AVAILABILITY, maxReferrals: true, redactions: true };
const MANY: Names<Required<ManyOptions>> = { concurrency: true, ahead: true, buffer: true, ordered: true };
const MIXED: Names<Required<LookupMixedOptions>> = { ...LOOKUP, ...MANY, numbers: true };
const QUERY: Names<Required<QueryOptions>> = { ...CALL, host: true, port: true, query: true, timeout: true };

/** Checks the options and fills in defaults. Throws a TypeError that says what was expected. */
export function readSettings(options: ClientOptions): Settings {
  checkNames(options, CLIENT_OPTIONS, '');
  if (options.pacing !== undefined && options.pacing !== false) checkPacing(options.pacing);
  if (options.servers !== undefined) checkServers(options.servers);
  if (options.cache !== undefined) {
    const { get, set } = options.cache ?? {};
    if (typeof get !== 'function' || typeof set !== 'function')
      throw new TypeError(
        `\`cache\` must have the functions \`get\` and \`set\`; got ${show(options.cache)}`,
      );
  }
  for (const name of ['fetch', 'connect', 'onEvent'] as const) {
    if (options[name] !== undefined && typeof options[name] !== 'function')
      throw new TypeError(`\`${name}\` must be a function; got ${show(options[name])}`);
  }
  if (options.routes !== undefined) checkRoutes(options.routes);
  if (options.discover !== undefined && typeof options.discover !== 'boolean')
    throw new TypeError(`\`discover\` must be true or false; got ${show(options.discover)}`);
  return {
    timeout: time('timeout', options.timeout ?? DEFAULTS.timeout),
    connectTimeout: time('connectTimeout', options.connectTimeout ?? DEFAULTS.connectTimeout),
    idleTimeout: time('idleTimeout', options.idleTimeout ?? DEFAULTS.idleTimeout),
    maxReferrals: count('maxReferrals', options.maxReferrals ?? DEFAULTS.maxReferrals, 0),
    maxBytes: count('maxBytes', options.maxBytes ?? DEFAULTS.maxBytes, 1),
    maxSockets: count('maxSockets', options.maxSockets ?? DEFAULTS.maxSockets, 1),
    retries: count('retries', options.retries ?? DEFAULTS.retries, 0),
    rdap: policy(options.rdap ?? DEFAULTS.rdap),
  };
}

/** The settings of one call. */
export interface CallSettings {
  timeout: number;
  maxReferrals: number;
  rdap: RdapPolicy;
  signal: AbortSignal | undefined;
}

export function readLookupOptions(options: LookupOptions, settings: Settings): CallSettings {
  return readCall(options, LOOKUP, settings);
}

/** Only the registry decides whether a name is available, so no registrar is queried. */
export function readAvailabilityOptions(options: AvailabilityOptions, settings: Settings): CallSettings {
  return { ...readCall(options, AVAILABILITY, settings), maxReferrals: 0 };
}

/** The options of a list, and those of each lookup. */
export function readManyOptions(
  options: LookupManyOptions | LookupMixedOptions | AvailabilityManyOptions,
  kind: 'lookup' | 'availability',
  settings: Settings,
): {
  schedule: ScheduleOptions;
  call: CallSettings;
  numbers: boolean;
  dns: NonNullable<AvailabilityManyOptions['dns']>;
  details: NonNullable<AvailabilityManyOptions['details']>;
} {
  checkNames(options, kind === 'lookup' ? MIXED : { ...AVAILABILITY, ...MANY, dns: true, details: true }, '');
  const mixed: Partial<LookupMixedOptions & AvailabilityManyOptions> = options;
  const {
    concurrency = 500,
    ahead = 100_000,
    buffer = 1000,
    ordered = true,
    numbers = false,
    dns = false,
    details = false,
    ...own
  } = mixed;
  for (const [name, value] of Object.entries({ ordered, numbers }))
    if (typeof value !== 'boolean')
      throw new TypeError(`\`${name}\` must be true or false; got ${show(value)}`);
  if (typeof dns !== 'boolean' && typeof dns?.resolveNs !== 'function')
    throw new TypeError(`\`dns\` must be true, false or { resolveNs }; got ${show(dns)}`);
  if (typeof details !== 'boolean' && details !== 'lookup')
    throw new TypeError(`\`details\` must be true, false or "lookup"; got ${show(details)}`);
  const call = readCall(own, LOOKUP, settings);
  return {
    schedule: {
      concurrency: count('concurrency', concurrency, 1),
      ahead: count('ahead', ahead, 1),
      buffer: count('buffer', buffer, 0),
      ordered,
    },
    call: kind === 'lookup' ? call : { ...call, maxReferrals: 0 },
    numbers,
    dns,
    details,
  };
}

/** A string is an iterable of letters, none of which is a name. */
export function checkNameList(names: unknown): void {
  if (
    typeof names === 'object' &&
    names !== null &&
    (Symbol.iterator in names || Symbol.asyncIterator in names)
  )
    return;
  const instead = typeof names === 'string' ? ': for one name, use `lookup` or `availability`' : '';
  throw new TypeError(`the names must be an array or another iterable; got ${show(names)}${instead}`);
}

export function readQueryOptions(options: QueryOptions, settings: Settings) {
  checkNames(options, QUERY, '');
  const { host, port = 43, query, timeout = settings.timeout } = options;
  checkTarget(host, port);
  return { host, port, query, timeout: time('timeout', timeout), signal: readSignal(options.signal) };
}

function readCall(
  options: LookupOptions,
  names: Readonly<Record<string, true>>,
  settings: Settings,
): CallSettings {
  checkNames(options, names, '');
  const { timeout, maxReferrals, rdap, signal } = options;
  return {
    timeout: timeout === undefined ? settings.timeout : time('timeout', timeout),
    maxReferrals: maxReferrals === undefined ? settings.maxReferrals : count('maxReferrals', maxReferrals, 0),
    rdap: rdap === undefined ? settings.rdap : policy(rdap),
    signal: readSignal(signal),
  };
}

function readSignal(signal: unknown): AbortSignal | undefined {
  if (signal === undefined) return undefined;
  if (typeof signal === 'object' && signal !== null && 'aborted' in signal && 'addEventListener' in signal)
    return signal as AbortSignal;
  throw new TypeError(`\`signal\` must be an AbortSignal; got ${show(signal)}`);
}

/** Rejects unknown options, because a typo would be noticed late: with `timeot`, a lookup takes up to half a minute. */
export function checkNames(options: unknown, names: Readonly<Record<string, true>>, path: string): void {
  const known = Object.keys(names).join(', ');
  if (typeof options !== 'object' || options === null)
    throw new TypeError(
      `\`${path.replace(/\.$/, '') || 'options'}\` must be an object with any of ${known}; got ${show(options)}`,
    );
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(names, name)) continue;
    throw new TypeError(`unknown option \`${path}${name}\`; known options: ${known}`);
  }
}

function policy(value: RdapPolicy): RdapPolicy {
  if (POLICIES.includes(value)) return value;
  throw new TypeError(`\`rdap\` must be one of ${POLICIES.join(', ')}; got ${show(value)}`);
}

/** A time in ms. Node's timers are limited to 2^31 - 1; Infinity means no timer. */
export function time(name: string, value: unknown, least = 1): number {
  if (
    typeof value === 'number' &&
    value >= least &&
    (value <= MAX_TIMER_MS || value === Number.POSITIVE_INFINITY)
  ) {
    return value;
  }
  throw new TypeError(
    `\`${name}\` must be a time in ms from ${least} to ${MAX_TIMER_MS}, or Infinity; got ${show(value)}`,
  );
}

export function count(name: string, value: unknown, least: number): number {
  if (
    typeof value === 'number' &&
    value >= least &&
    (Number.isInteger(value) || value === Number.POSITIVE_INFINITY)
  ) {
    return value;
  }
  throw new TypeError(`\`${name}\` must be a whole number from ${least}, or Infinity; got ${show(value)}`);
}

/** IANA asks clients to keep the files, and not to fetch them for each query (RFC 9224 section 8). */
const LEAST_REFRESH_MS = 3_600_000;

function checkRoutes(routes: RoutesOptions): void {
  checkNames(routes, ROUTES, 'routes.');
  const { refresh, directory } = routes;
  if (refresh !== undefined) time('routes.refresh', refresh, LEAST_REFRESH_MS);
  if (
    directory !== undefined &&
    (typeof directory !== 'string' || directory === '' || directory.includes('\0'))
  )
    throw new TypeError(`\`routes.directory\` must be the path of a directory; got ${show(directory)}`);
}

function checkServers(servers: Readonly<Record<string, ServerOverride>>): void {
  for (const [suffix, override] of Object.entries(servers)) {
    if (!/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\*)$/.test(suffix))
      throw new TypeError(
        `\`servers\` must have suffixes as keys, in lower-case ASCII without a leading dot ("co.uk"); got ${show(suffix)}`,
      );
    checkNames(override, OVERRIDE, `servers.${suffix}.`);
    const { host = 'localhost', port = 43, rdap } = override;
    checkTarget(host, port, `servers.${suffix}.`);
    checkQuestion(override, `servers.${suffix}`);
    if (rdap !== undefined && rdap !== null && !isBase(rdap))
      throw new TypeError(`\`servers.${suffix}.rdap\` must be a URL with a final slash; got ${show(rdap)}`);
  }
}

function checkQuestion({ query, encoding, referral }: ServerOverride, path: string): void {
  if (query !== undefined && !(typeof query === 'string' && ONE_QUESTION.test(query)))
    throw new TypeError(
      `\`${path}.query\` must be one line with {domain} or {unicode} in it, its end included; got ${show(query)}`,
    );
  if (encoding !== undefined && !(typeof encoding === 'string' && isCharset(encoding)))
    throw new TypeError(
      `\`${path}.encoding\` must be a charset that queries can be encoded in, or "ascii"; got ${show(encoding)}`,
    );
  if (referral !== undefined && referral !== null && (typeof referral !== 'string' || referral === ''))
    throw new TypeError(
      `\`${path}.referral\` must be the label of a referral, or null; got ${show(referral)}`,
    );
}

/** A server waits for the end of a line, and takes a second line for a second query. */
const ONE_QUESTION = /^[^\r\n\0]*\{(?:domain|unicode)\}[^\r\n\0]*\r?\n$/;

const isCharset = (name: string): boolean => name.toLowerCase() === 'ascii' || encodeText('', name) !== null;

const isBase = (url: string): boolean => /^https?:\/\/[^\s?#]+\/$/.test(url) && URL.canParse(url);

function checkPacing(pacing: PacingOptions): void {
  checkNames(pacing, PACING, 'pacing.');
  checkPace('pacing', pacing);
  for (const [host, pace] of Object.entries(pacing.hosts ?? {})) {
    checkNames(pace, PACE, `pacing.hosts['${host}'].`);
    checkPace(`pacing.hosts['${host}']`, pace);
  }
}

function checkPace(name: string, { concurrency, interval }: HostPace): void {
  if (concurrency !== undefined) count(`${name}.concurrency`, concurrency, 1);
  if (interval !== undefined && !Number.isFinite(time(`${name}.interval`, interval, 0))) {
    throw new TypeError(`\`${name}.interval\` must be finite`);
  }
}

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
