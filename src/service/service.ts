import type { AddressInfo } from 'node:net';
import { limitNetworks } from '../limits/connections.js';
import { LoginLimit } from '../limits/login-limit.js';
import { LookupTurns } from '../limits/lookup-turns.js';
import type { Access } from './access.js';
import { type Accounts, accountsOf } from './accounts.js';
import { type Admin, serveAdmin } from './admin/server.js';
import { reloadCertificate } from './certificate.js';
import { closer } from './closing.js';
import { createFinders } from './finders.js';
import { urlOf } from './http.js';
import { keyUses } from './key-uses.js';
import { otherKeys } from './keys.js';
import { ledgerOf } from './ledger/of-process.js';
import { seldom } from './logging.js';
import type { LookupsOptions } from './lookups.js';
import { namedKeys } from './named-keys.js';
import { readSettings, type ServiceOptions, type Settings } from './options.js';
import { pageFolder, servePage } from './page.js';
import { type ServiceProcess, startProcess } from './process.js';
import { RateLimit } from './rate-limit.js';
import { ReadyAnswers } from './ready-answers.js';
import { pathOfOperation } from './routes/index.js';
import { createServer, type ServerOptions } from './server.js';
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
  const { database, jobs, logger, metrics } = process;
  const access = accessOf(process, settings);
  const turns = new LookupTurns(settings.turns);
  const lookups = { ...lookupsOptions(process, turns), stale: settings.stale };
  const finders = createFinders(lookups, options.lookups?.rdap ?? 'prefer');
  metrics.observe({
    pools: database.pools,
    queues: () => ({ ...access.ledger.queues(), lookups: turns.waiting }),
    lookups: () => turns.running,
    batches: jobs.batches,
  });
  const ready = readyAnswersOf(process);
  let url = '';
  const rdapUrl = () => settings.rdapUrl ?? `${url}/rdap/`;
  const services = servicesOf(process, access);
  const rdap = { client: process.client, base: rdapUrl };
  const app = await createServer({ settings, access, ready, finders, services, rdap, metrics, logger });
  // All connections of a proxy come from its own address.
  if (settings.proxyHops === 0) limitNetworks(app.server, settings.clientConnections, warnOfExcess(logger));
  const { close: _close, ...accounts } = accountsOf(database);
  let admin: Admin | null = null;
  const close = closer({ process, access, app, settings, closeAdmin: async () => admin?.close() });
  const folder = options.page === false ? null : (options.page ?? pageFolder());
  let operationsUrl: string | null = null;
  try {
    operationsUrl = await process.serveOperations(() => access.ledger.ready());
    if (folder !== null) {
      const hasHistory = process.history !== null;
      await servePage(app, { folder, examples: options.examples ?? [], finders, hasHistory });
    }
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

/** Says nothing of the address: no line of the log has one. */
function warnOfExcess(logger: ServiceProcess['logger']): () => void {
  const warn = seldom((_, times) =>
    logger.warn({ times }, 'too many connections of one address: further ones are closed'),
  );
  return () => warn(null);
}

function accessOf(process: ServiceProcess, { loginFailures, rates }: Settings): Access {
  const { database, now } = process;
  return {
    ledger: ledgerOf(process),
    otherKeys: otherKeys(database.db, now),
    keyUses: keyUses(database.db, now),
    logins: new LoginLimit({ failures: loginFailures, now }),
    rates: new RateLimit(rates),
  };
}

/** How long the record of a ready answer is not read again, in ms: another process may store a newer one. */
const UNREAD_MS = 1_000;

function readyAnswersOf({ records, ttl, now }: ServiceProcess): ReadyAnswers {
  const ready = new ReadyAnswers({ ttl, unread: UNREAD_MS, now });
  records.onKeep((domain) => ready.forget(domain));
  return ready;
}

function servicesOf(process: ServiceProcess, { keyUses }: Access): ServerOptions['services'] {
  const { database, jobs, history, watches, targets, now } = process;
  return {
    jobs: jobs.store,
    history,
    watches: watches.store,
    namedKeys: namedKeys(database, now),
    keyUses,
    secrets: jobs.secrets,
    balances: jobs.balances,
    targets,
    usage: (accountId, options) => usageOf(database, accountId, options, pathOfOperation),
    now,
  };
}

function lookupsOptions(process: ServiceProcess, turns: LookupTurns): LookupsOptions {
  const { client, records, history, ttl, now, metrics, logger } = process;
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
    onRecord: history?.saw,
    onTrouble: (error) => {
      metrics.databaseTrouble();
      warn(error);
    },
  };
}
