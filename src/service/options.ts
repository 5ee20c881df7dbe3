import type { WhoisClient } from '../index.js';
import { DEFAULT_TURNS, type TurnsOptions } from '../limits/lookup-turns.js';
import { isBase } from '../rdap-server/base.js';
import { type Certificate, checkCertificate } from './certificate.js';
import { capabilitiesOf } from './database/open.js';
import { PLANS } from './database/schema.js';
import type { ProcessOptions } from './process.js';
import type { Rates } from './rate-limit.js';
import { DAY_MS } from './units.js';

/** Options of {@link createService}. */
export interface ServiceOptions extends ProcessOptions {
  /** A host other than loopback requires `tls` or `behindProxy`. @default '127.0.0.1' */
  host?: string;
  /** 0: any free port. @default 4343 */
  port?: number;
  /** The certificate and its key. A function is called again by `reloadCertificate`. */
  tls?: Certificate | (() => Certificate);
  /** A proxy in front terminates TLS and sends the client's address in `X-Forwarded-For`. @default false */
  behindProxy?: boolean;
  /** How many such proxies there are, one behind the other. Default: 1 with `behindProxy`, else 0. */
  proxyHops?: number;
  /** Base URL of RDAP as clients reach it, with a final slash, for a service behind a proxy. Default: `/rdap/` at the service's own address. */
  rdapUrl?: string;
  /** ms for which `close` keeps serving while `/readyz` returns 503, so that a load balancer stops sending requests. @default 0 */
  drain?: number;
  /** Failed log-ins from one address per minute; further failures get 429. Valid keys are always accepted. @default 100 */
  loginFailures?: number;
  /**
   * Connections that one address (IPv6: its /64) may have; further ones are closed at once. Without effect behind a proxy, which has to
   * limit its clients itself. @default 16_384
   */
  clientConnections?: number;
  /** Origins whose pages may use the API with a Bearer token or `X-API-Key`: `https://app.example`, or `*` for any. @default [] */
  cors?: readonly string[];
  /** Requests per second of one account, by its plan. Each process counts for itself. Default: no limit. */
  rates?: Rates;
  /** Maximum number of lookups at the same time. Further requests wait for a turn, and get 503 if that takes too long. */
  lookupsAtOnce?: {
    /** In all. @default 500 */
    total?: number;
    /** For one account. @default 100 */
    account?: number;
  };
  /** Folder of the page for people at `/`, with the reference at `/docs`; `false`: no page. Default: the package's own. */
  page?: string | false;
  /** Names that anyone may look up on the page, without a key and free of charge; for replayed responses. @default [] */
  examples?: readonly string[];
  /**
   * ms from a request's head to its response, including the time to wait for a charge, a turn and servers. A request that takes longer
   * gets 503 and is not charged. The default is less than proxies wait. @default 45_000
   */
  deadline?: number;
  /**
   * How old a stored record may be, in ms, to be served with a warning if its servers fail; 0 for none. Availability is never derived from
   * it. Records are kept for this time. @default 86_400_000
   */
  stale?: number;
  /**
   * Serves what `port43 accounts` does as an API at `/admin`, on a port of its own on loopback (0: any free one). `token` is what the
   * operator sends as a bearer token: at least 20 characters without spaces. Default: not served.
   */
  admin?: {
    /** 0: any free port. */
    port: number;
    /** At least 20 characters without spaces. */
    token: string;
  };
  /** Whether this process processes jobs, in addition to accepting them. On PostgreSQL others can: see `startWork`. @default true */
  work?: boolean;
  /** A client to use instead of a new one. The service does not close it. */
  client?: WhoisClient;
}

/** An invalid option. The message begins with its name. */
export class OptionError extends TypeError {
  /** The name of the option. */
  readonly option: keyof ServiceOptions;

  constructor(option: keyof ServiceOptions, message: string, options?: ErrorOptions) {
    super(`${option}: ${message}`, options);
    this.option = option;
  }
}

/** Options with their defaults, checked. */
export interface Settings {
  host: string;
  port: number;
  /** Reads the certificate again; null without TLS. */
  readCertificate: () => Certificate | null;
  tls: Certificate | null;
  proxyHops: number;
  /** Null: the service's own address. */
  rdapUrl: string | null;
  drain: number;
  deadline: number;
  stale: number;
  loginFailures: number;
  clientConnections: number;
  cors: readonly string[];
  rates: Rates;
  turns: TurnsOptions;
}

/** More than an office or a provider behind one address opens, and a quarter of what the unit in `deploy` lets the process open. */
const CLIENT_CONNECTIONS = 16_384;

const DEADLINE_MS = 45_000;
const STALE_MS = DAY_MS;

/** Longer times would make Node's timers fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** About a hundred years. */
const MAX_HISTORY_DAYS = 36_500;

/** Throws `OptionError`. */
export function readSettings(options: ServiceOptions): Settings {
  const { host = '127.0.0.1', port = 4343, drain = 0, deadline = DEADLINE_MS, loginFailures = 100 } = options;
  const { stale = STALE_MS, clientConnections = CLIENT_CONNECTIONS } = options;
  const { proxyHops = options.behindProxy === true ? 1 : 0 } = options;
  const { total = DEFAULT_TURNS.total, account = DEFAULT_TURNS.client } = options.lookupsAtOnce ?? {};
  const readCertificate = () => (typeof options.tls === 'function' ? options.tls() : (options.tls ?? null));
  const tls = readCertificate();
  if (!isLoopback(host) && tls === null && proxyHops === 0)
    throw new OptionError(
      'host',
      `keys must not cross a network in the clear: ${host} needs TLS ("tls"), or a proxy in front that terminates TLS ("behindProxy")`,
    );
  if (options.admin !== undefined && !/^[\x21-\x7e]{20,500}$/.test(options.admin.token))
    throw new OptionError('admin', 'the token must have 20 to 500 characters of ASCII, without spaces');
  checkTimer('deadline', deadline);
  checkTimer('drain', drain);
  if (!(stale >= 0)) throw new OptionError('stale', `expected 0 ms or more, got ${stale}`);
  const { history = 1 } = options;
  if (!(Number.isInteger(history) && history >= 1 && history <= MAX_HISTORY_DAYS))
    throw new OptionError('history', `expected 1 to ${MAX_HISTORY_DAYS} days, got ${history}`);
  const problem = tls === null ? null : checkCertificate(tls);
  if (problem !== null)
    throw new OptionError('tls', `the certificate or its key cannot be used: ${problem.why}`, {
      cause: problem.cause,
    });
  if (options.egress !== undefined && !capabilitiesOf(options.database).isShared)
    throw new OptionError(
      'egress',
      'processes share the rate limits of hosts through PostgreSQL: leave it out with an SQLite file, which has one process',
    );
  const { rdapUrl = null } = options;
  if (rdapUrl !== null && !isBase(rdapUrl))
    throw new OptionError('rdapUrl', `expected http(s)://HOST/…/ with a final slash, got "${rdapUrl}"`);
  const { cors = [], rates = {} } = options;
  for (const origin of cors) checkOrigin(origin);
  for (const [plan, rate] of Object.entries(rates)) checkRate(plan, rate);
  const turns = { ...DEFAULT_TURNS, total, client: account };
  return {
    host,
    port,
    readCertificate,
    tls,
    proxyHops,
    rdapUrl,
    drain,
    deadline,
    stale,
    loginFailures,
    clientConnections,
    cors,
    rates,
    turns,
  };
}

function checkOrigin(origin: string): void {
  if (
    origin === '*' ||
    (URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin)
  )
    return;
  throw new OptionError('cors', `expected an origin such as https://app.example, or "*", got "${origin}"`);
}

function checkRate(plan: string, rate: number | undefined): void {
  if (!PLANS.some((known) => known === plan))
    throw new OptionError('rates', `unknown plan "${plan}": plans are ${PLANS.join(', ')}`);
  if (rate !== undefined && !(Number.isInteger(rate) && rate > 0))
    throw new OptionError('rates', `expected a whole number of requests per second for ${plan}, got ${rate}`);
}

function checkTimer(name: 'deadline' | 'drain', ms: number): void {
  if (!(ms >= 0 && ms <= MAX_TIMER_MS))
    throw new OptionError(name, `expected 0 to ${MAX_TIMER_MS} ms (24 days), got ${ms}`);
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
