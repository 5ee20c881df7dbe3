import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createSecureContext, Server as TlsServer } from 'node:tls';
import type { ClientOptions, WhoisClient } from '../index.js';
import { LoginLimit } from '../limits/login-limit.js';
import { DEFAULT_TURNS, LookupTurns } from '../limits/lookup-turns.js';
import { type Accounts, accountsOf } from './accounts.js';
import { clientOf } from './client.js';
import type { Books } from './database/database.js';
import { capabilitiesOf, openDatabase } from './database/open.js';
import { type JobsOptions, openJobs } from './jobs/index.js';
import { sharingTurns } from './jobs/leases.js';
import { formerKeys } from './keys.js';
import { createLedger } from './ledger/ledger.js';
import { createLogger, type LogLevel, seldom } from './logging.js';
import { createLookups, type LookupsOptions, NUMBERS } from './lookups.js';
import { createMetrics } from './metrics.js';
import { closeMonths } from './months.js';
import { serveOperations } from './operations.js';
import { pageFolder, servePage } from './page.js';
import { pause } from './pause.js';
import { createRecords } from './records.js';
import { type Certificate, createServer } from './server.js';

export interface ServiceOptions {
  /** A file of SQLite, made where there is none, or `postgres://…`. */
  database: string;
  /** Default `127.0.0.1`. Another one than loopback needs `tls` or `behindProxy`. */
  host?: string;
  /** Default 4343; 0 is any free one. */
  port?: number;
  /** A function is asked again by `reloadCertificate`. */
  tls?: Certificate | (() => Certificate);
  /** A proxy in front terminates TLS and tells the client's address in `X-Forwarded-For`. */
  behindProxy?: boolean;
  /** How many such proxies there are, one behind the other. Default: 1 with `behindProxy`, else 0. */
  proxyHops?: number;
  /** ms for which `close` serves on while `/readyz` says 503, so that a balancer goes elsewhere first. Default 0. */
  drain?: number;
  /** Where health, readiness and metrics are served; false: nowhere. Default: any free port of `127.0.0.1`. */
  operations?: { host?: string; port?: number } | false;
  /** How long a record is served from the database, in ms. Default: one hour. */
  ttl?: number;
  /** Failed log-ins of one address in a minute, before others of it are answered 429. A key that exists passes. Default 100. */
  loginFailures?: number;
  /** What lookups are made with, over the service's own: times, pace, `connect`. */
  lookups?: ClientOptions;
  /**
   * Lookups under way at the same time, in all and for one account; beyond it requests wait for a turn, then they are answered 503.
   * Default 500 and 100.
   */
  lookupsAtOnce?: { total?: number; account?: number };
  /** Folder of the page for people at `/`, with the reference at `/docs`; false: none. Default: the package's own. */
  page?: string | false;
  /** Names that everyone may look up on the page, without a key and a charge: for replayed answers. Default none. */
  examples?: readonly string[];
  /**
   * ms from a request's head to its answer, waiting for a charge, a turn and servers included; what takes longer is answered 503
   * and not charged. Default 45 s: less than proxies wait.
   */
  deadline?: number;
  /** Whether this process works jobs, beside taking them. Default true; on PostgreSQL others can: see `startWork`. */
  work?: boolean;
  /**
   * Name of the address that lookups leave from: processes on one PostgreSQL that give the same, workers among them, share the
   * turns of hosts. Default: nobody else's.
   */
  egress?: string;
  /** Seconds after which the batches of a worker that ended are given to another one. Default 30; the same for all. */
  lease?: number;
  /** How the end of a job is told to its callback: to which addresses, and after how many ms again. For tests, for the most part. */
  callbacks?: JobsOptions['callbacks'];
  /** Names where lookups are made, `live` where nothing else is said: a record is served to the same source alone. */
  source?: string;
  /** In the place of a client of its own; it is not closed. */
  client?: WhoisClient;
  /** Default `info`, one line of JSON a request. */
  logLevel?: LogLevel;
  /** Where the log goes. Default: stderr. */
  log?: { write(line: string): void };
  /** ms since 1970. */
  now?: () => number;
}

/** An option that cannot be: the message begins with its name. */
export class OptionError extends TypeError {
  readonly option: keyof ServiceOptions;

  constructor(option: keyof ServiceOptions, message: string, options?: ErrorOptions) {
    super(`${option}: ${message}`, options);
    this.option = option;
  }
}

export interface Service {
  /** `http://127.0.0.1:4343`. */
  url: string;
  port: number;
  /** Of the page for people; null where it is not served. */
  pageUrl: string | null;
  /** Null where they are not served. */
  operationsUrl: string | null;
  /** On the service's own connections. */
  accounts: Omit<Accounts, 'close'>;
  /** Shows new connections the certificate that `tls` gives now. One that cannot be used is logged, and the one before stays. */
  reloadCertificate(): void;
  /**
   * Serves on for the time of `drain`, or until it is called again, takes no more requests, finishes those under way, for the time of
   * `deadline` at most, and closes the database.
   */
  close(): Promise<void>;
}

const HOUR = 3_600_000;
/** Connections that wait to be accepted; the system's own limit counts as well. With Node's 511 a crowd is reset, or waits seconds to be let in. */
const BACKLOG = 4096;
const DEADLINE = 45_000;
/** A timer of Node that is to wait for longer does not wait at all. */
const LONGEST_TIMER = 2 ** 31 - 1;
const SWEEP_EVERY = 600_000;

/** Starts the service; rejects where the port is taken, the database cannot be opened or options make no sense. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { host = '127.0.0.1', port = 4343, now = Date.now, drain = 0 } = options;
  const { proxyHops = options.behindProxy === true ? 1 : 0 } = options;
  const readCertificate = () => (typeof options.tls === 'function' ? options.tls() : (options.tls ?? null));
  const tls = readCertificate();
  const { operations = {}, ttl = HOUR, loginFailures = 100, deadline = DEADLINE } = options;
  if (!isLoopback(host) && tls === null && proxyHops === 0)
    throw new OptionError(
      'host',
      `keys must not cross a network in the clear: ${host} needs TLS ("tls"), or a proxy in front that has it ("behindProxy")`,
    );
  for (const [name, ms] of Object.entries({ deadline, drain }))
    if (!(ms >= 0 && ms <= LONGEST_TIMER))
      throw new OptionError(
        name as 'deadline' | 'drain',
        `expected 0 to ${LONGEST_TIMER} ms (24 days), got ${ms}`,
      );
  if (tls !== null) checkCertificate(tls);
  if (options.egress !== undefined && !capabilitiesOf(options.database).isShared)
    throw new OptionError(
      'egress',
      'turns of hosts are shared through a PostgreSQL, by processes that have it in common',
    );
  const logger = createLogger(options.logLevel ?? 'info', options.log);
  const metrics = createMetrics();
  const database = await openDatabase(options.database);
  // Waiting for a turn counts: whoever asks over HTTP waits for an answer.
  const shared = sharingTurns(
    database,
    options.egress,
    { pacing: { waitCounts: true }, ...options.lookups },
    logger,
  );
  const client = options.client ?? (await clientOf(shared.lookups, database));
  const records = createRecords(database, options.source ?? 'live');
  const noRecord = seldom((error, times) =>
    logger.warn({ err: error, times }, 'the database gave or kept no record'),
  );
  const { total = DEFAULT_TURNS.total, account = DEFAULT_TURNS.client } = options.lookupsAtOnce ?? {};
  const turns = new LookupTurns({ ...DEFAULT_TURNS, total, client: account });
  const lookups: LookupsOptions = {
    client,
    records,
    turns,
    ttl,
    now,
    onLookup: metrics.lookup,
    onTrouble: (error) => {
      metrics.databaseTrouble();
      noRecord(error);
    },
  };
  const books = timed(database.books, metrics.commit);
  const ledger = createLedger(
    { ...database, books },
    {
      now,
      onGroup: metrics.group,
      onTrouble: (trouble) => {
        metrics.databaseUp(trouble === null);
        if (trouble === null) logger.warn('the database is back: requests are served again');
        else logger.error({ err: trouble }, 'the database fails: requests are answered 503 until it is back');
      },
      onLoss: (error, requestIds) =>
        logger.error({ err: error, requestIds }, 'charges that were not given back'),
    },
  );
  const jobs = await openJobs({
    database,
    lease: options.lease,
    client,
    records,
    ttl,
    now,
    works: options.work ?? true,
    callbacks: options.callbacks,
    logger,
    metrics,
  }).catch(async (error: unknown) => {
    await ledger.close();
    await database.close();
    throw error;
  });
  metrics.observe({
    pools: database.pools,
    queues: () => ({ ...ledger.queues(), lookups: turns.waiting }),
    lookups: () => turns.running,
    batches: jobs.batches,
  });
  const logins = new LoginLimit({ failures: loginFailures, now });
  const find = createLookups(lookups);
  const app = createServer({
    ledger,
    formerKeys: formerKeys(database.db, now),
    logins,
    metrics,
    find,
    findNumber: createLookups({ ...lookups, subject: NUMBERS }),
    jobs: jobs.store,
    logger,
    tls,
    proxyHops,
    deadline,
  });

  let closing: Promise<void> | null = null;
  const draining = new AbortController();
  const ready = async (): Promise<void> => {
    if (closing !== null) throw new Error('shutting down');
    await ledger.ready();
  };
  const sweep = (): void => {
    records.sweep(now() - ttl).catch((error: unknown) => logger.warn({ err: error }, 'old records are kept'));
  };
  const timer = setInterval(sweep, SWEEP_EVERY);
  timer.unref();
  const ending = new AbortController();
  const monthsClosed = closeMonths(
    database,
    {
      now,
      onTrouble: (error) => logger.warn({ err: error }, 'months that are over stay as they are for now'),
    },
    ending.signal,
  );

  const closeAll = async (): Promise<void> => {
    clearInterval(timer);
    // All that was asked is answered by then: who is still there does not take it, or has not asked.
    const late = setTimeout(() => app.server.closeAllConnections(), deadline);
    await app.close();
    clearTimeout(late);
    await jobs.close();
    if (options.client === undefined) await client.close();
    await shared.close();
    await ops?.close();
    ending.abort();
    await monthsClosed;
    const requestIds = await ledger.close();
    if (requestIds.length > 0) logger.error({ requestIds }, 'charges that were not given back');
    await database.close();
    logger.flush();
  };
  let ops: Awaited<ReturnType<typeof serveOperations>> | null = null;
  const folder = options.page === false ? null : (options.page ?? pageFolder());
  try {
    if (operations !== false)
      ops = await serveOperations({ host: '127.0.0.1', port: 0, ...operations, metrics, ready });
    if (folder !== null) await servePage(app, { folder, examples: options.examples ?? [], find });
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    await closeAll();
    throw error;
  }

  const bound = (app.server.address() as AddressInfo).port;
  const { close: _close, ...accounts } = accountsOf(database);
  const url = `${tls === null ? 'http' : 'https'}://${inUrl(host)}:${bound}`;
  return {
    url,
    port: bound,
    pageUrl: folder === null ? null : `${url}/`,
    operationsUrl:
      ops === null || operations === false
        ? null
        : `http://${inUrl(operations.host ?? '127.0.0.1')}:${ops.port}`,
    accounts,
    reloadCertificate: () => {
      try {
        const certificate = readCertificate();
        if (certificate === null || !(app.server instanceof TlsServer)) return;
        app.server.setSecureContext({ ...certificate });
        logger.info({ until: new X509Certificate(certificate.cert).validTo }, 'the certificate was reloaded');
      } catch (error) {
        logger.error({ err: error }, 'the certificate cannot be used: the one before stays');
      }
    },
    close: () => {
      if (closing === null) closing = pause(drain, draining.signal).then(closeAll);
      else draining.abort();
      return closing;
    },
  };
}

/** What OpenSSL calls it, by Node's codes. */
const UNUSABLE: Readonly<Record<string, string>> = {
  ERR_OSSL_PEM_NO_START_LINE: 'there is no PEM in it',
  ERR_OSSL_X509_KEY_VALUES_MISMATCH: 'the key is that of another certificate',
};

/** Before anything is opened: Node would say so when all else stands. */
function checkCertificate({ cert, key }: Certificate): void {
  try {
    createSecureContext({ cert, key });
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    const why = UNUSABLE[code] ?? message;
    throw new OptionError('tls', `the certificate or its key cannot be used: ${why}`, { cause });
  }
}

/** Tells how many seconds each charge took. */
const timed = (books: Books, onCharge: (seconds: number) => void): Books => ({
  ...books,
  charge: async (...group) => {
    const start = performance.now();
    try {
      return await books.charge(...group);
    } finally {
      onCharge((performance.now() - start) / 1000);
    }
  },
});

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
