import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LoginLimit } from '../limits/login-limit.js';
import { LookupTurns } from '../limits/lookup-turns.js';
import { type Accounts, accountsOf } from './accounts.js';
import { type Admin, serveAdmin } from './admin/server.js';
import { reloadCertificate } from './certificate.js';
import type { Books } from './database/database.js';
import { runHousekeeping } from './housekeeping.js';
import { urlOf } from './http.js';
import { type KeyUses, keepKeyUses, keyUses } from './key-uses.js';
import { otherKeys } from './keys.js';
import { createLedger, type Ledger } from './ledger/ledger.js';
import { seldom } from './logging.js';
import {
  createLookups,
  DOMAINS_BY_BOTH,
  domainsByRdap,
  type LookupsOptions,
  NUMBERS,
  numbersByRdap,
} from './lookups.js';
import { namedKeys } from './named-keys.js';
import { readSettings, type ServiceOptions, type Settings } from './options.js';
import { pageFolder, servePage } from './page.js';
import { pause } from './pause.js';
import { type ServiceProcess, startProcess } from './process.js';
import { RateLimit } from './rate-limit.js';
import { pathOfOperation } from './routes/index.js';
import { createServer } from './server.js';
import { usageOf } from './usage.js';

/** A running service. */
export interface Service {
  /** Base URL of the API, without the version: `http://127.0.0.1:4343`. */
  url: string;
  /** The port that it listens on. */
  port: number;
  /** Base URL of RDAP, as clients reach it. */
  rdapUrl: string;
  /** URL of the page for people; null if it is not served. */
  pageUrl: string | null;
  /** URL of health, readiness and metrics; null if they are not served. */
  operationsUrl: string | null;
  /** URL of the operator's API; null if it is not served. */
  adminUrl: string | null;
  /** Manages accounts, on the service's own connections. */
  accounts: Omit<Accounts, 'close'>;
  /** Uses the certificate that `tls` returns now for new connections. If it cannot be used, that is logged and the previous one stays. */
  reloadCertificate(): void;
  /**
   * Keeps serving for the time of `drain`, or until it is called again. Then it accepts no more requests, finishes those under way, for
   * the time of `deadline` at most, and closes the database.
   */
  close(): Promise<void>;
}

/**
 * Connections that wait to be accepted, within the system's own limit. With Node's 511, some clients of a crowd are reset or wait for
 * seconds.
 */
const BACKLOG = 4096;

/** Starts the service. Rejects if the port is taken, the database cannot be opened, or options are invalid. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const settings = readSettings(options);
  const process = await startProcess({
    ...options,
    // The time to wait for a host's turn counts: HTTP clients wait for their responses.
    lookups: { pacing: { waitCounts: true }, ...options.lookups },
    works: options.work ?? true,
  });
  const { database, jobs, logger } = process;
  const ledger = openLedger(process);
  const uses = keyUses(database.db, process.now);
  const turns = new LookupTurns(settings.turns);
  const lookups = { ...lookupsOptions(process, turns), stale: settings.stale };
  const find = createLookups(lookups);
  process.metrics.observe({
    pools: database.pools,
    queues: () => ({ ...ledger.queues(), lookups: turns.waiting }),
    lookups: () => turns.running,
    batches: jobs.batches,
  });
  const findResource = createLookups({ ...lookups, subject: NUMBERS });
  let url = '';
  const rdapUrl = () => settings.rdapUrl ?? `${url}/rdap/`;
  const policy = options.lookups?.rdap ?? 'prefer';
  const app = await createServer({
    ...settings,
    ledger,
    otherKeys: otherKeys(database.db, process.now),
    keyUses: uses,
    services: {
      jobs: jobs.store,
      namedKeys: namedKeys(database, process.now),
      keyUses: uses,
      secrets: jobs.secrets,
      balances: jobs.balances,
      targets: process.targets,
      usage: (accountId, options) => usageOf(database, accountId, options, pathOfOperation),
      now: process.now,
    },
    logins: new LoginLimit({ failures: settings.loginFailures, now: process.now }),
    rates: new RateLimit(settings.rates),
    metrics: process.metrics,
    find,
    findBoth: createLookups({ ...lookups, subject: DOMAINS_BY_BOTH }),
    findResource,
    rdap: {
      client: process.client,
      findDomain: createLookups({ ...lookups, subject: domainsByRdap(policy) }),
      findNumber: createLookups({ ...lookups, subject: numbersByRdap(policy) }),
      base: rdapUrl,
    },
    logger,
  });
  const { close: _close, ...accounts } = accountsOf(database);
  let admin: Admin | null = null;
  const close = closer({ process, ledger, uses, app, settings, closeAdmin: async () => admin?.close() });
  const folder = options.page === false ? null : (options.page ?? pageFolder());
  let operationsUrl: string | null = null;
  try {
    operationsUrl = await process.serveOperations(() => ledger.ready());
    if (folder !== null)
      await servePage(app, { folder, examples: options.examples ?? [], find, findResource });
    if (options.admin !== undefined) admin = await serveAdmin({ ...options.admin, accounts, logger });
    await app.listen({ host: settings.host, port: settings.port, backlog: BACKLOG });
  } catch (error) {
    await close.now();
    throw error;
  }

  const { port } = app.server.address() as AddressInfo;
  url = urlOf(settings.tls === null ? 'http' : 'https', settings.host, port);
  return {
    url,
    port,
    rdapUrl: rdapUrl(),
    pageUrl: folder === null ? null : `${url}/`,
    operationsUrl,
    adminUrl: admin?.url ?? null,
    accounts,
    reloadCertificate: () => reloadCertificate(app.server, settings.readCertificate, logger),
    close: close.drained,
  };
}

function openLedger({ database: { db, books }, metrics, logger, now }: ServiceProcess): Ledger {
  return createLedger(
    { db, books: timed(books, metrics.commit) },
    {
      now,
      onGroup: metrics.group,
      onTrouble: (trouble) => {
        metrics.databaseUp(trouble === null);
        if (trouble === null) logger.warn('the database is back: requests are served again');
        else logger.error({ err: trouble }, 'the database fails: requests get 503 until it is back');
      },
      onLoss: (error, requestIds) =>
        logger.error({ err: error, requestIds }, 'charges could not be refunded'),
    },
  );
}

/** Reports how many seconds each charge took. */
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

function lookupsOptions(process: ServiceProcess, turns: LookupTurns): LookupsOptions {
  const { client, records, ttl, now, metrics, logger } = process;
  const warn = seldom((error, times) =>
    logger.warn({ err: error, times }, 'the database could not read or store a record'),
  );
  return {
    client,
    records,
    turns,
    ttl,
    now,
    onLookup: metrics.lookup,
    onTrouble: (error) => {
      metrics.databaseTrouble();
      warn(error);
    },
  };
}

interface CloserOptions {
  process: ServiceProcess;
  ledger: Ledger;
  uses: KeyUses;
  app: FastifyInstance;
  settings: Settings;
  closeAdmin(): Promise<void>;
}

/** The ways to end the service, and its work in the background until then. */
function closer({
  process,
  ledger,
  uses,
  app,
  settings: { deadline, drain, stale },
  closeAdmin,
}: CloserOptions) {
  const ending = new AbortController();
  const onTrouble = (error: unknown) =>
    process.logger.warn(
      { err: error },
      'the last use of keys could not be stored yet: port43 will try again',
    );
  const housekeeping = Promise.all([
    runHousekeeping(process, { keepFor: Math.max(process.ttl, stale) }, ending.signal),
    keepKeyUses(uses, onTrouble, ending.signal),
  ]);
  const now = async (): Promise<void> => {
    // Every request has its response by then. What is still connected does not read it, or has sent no request.
    const late = setTimeout(() => app.server.closeAllConnections(), deadline);
    await Promise.all([app.close(), closeAdmin()]);
    clearTimeout(late);
    await process.stop();
    ending.abort();
    await housekeeping;
    const requestIds = await ledger.close();
    if (requestIds.length > 0) process.logger.error({ requestIds }, 'charges could not be refunded');
    await process.end();
  };
  const draining = new AbortController();
  let closing: Promise<void> | null = null;
  const drained = (): Promise<void> => {
    if (closing === null) {
      process.announceEnd();
      closing = pause(drain, draining.signal).then(now);
    } else draining.abort();
    return closing;
  };
  return { now, drained };
}
