import type { ClientOptions } from '../../index.js';
import { clientOf } from '../client.js';
import { capabilitiesOf, openDatabase } from '../database/open.js';
import { createLogger, type LogLevel } from '../logging.js';
import { createMetrics } from '../metrics.js';
import { serveOperations } from '../operations.js';
import { createRecords } from '../records.js';
import { openJobs } from './index.js';
import { sharingTurns } from './leases.js';

export interface WorkOptions {
  /** `postgres://…`, as the services have it. A file of SQLite is worked by its service alone. */
  database: string;
  /** What lookups are made with, as the service has it. */
  lookups?: ClientOptions;
  /** How long a record is taken from the database, in ms. Default: one hour. */
  ttl?: number;
  /** Names where lookups are made: `live` where nothing else is said. */
  source?: string;
  /** Where health, readiness and metrics are served; false: nowhere. Default: any free port of `127.0.0.1`. */
  operations?: { host?: string; port?: number } | false;
  /**
   * Name of the address that lookups leave from: processes that give the same share the turns of hosts. Default: nobody else's.
   */
  egress?: string;
  /** Seconds after which the batches of a worker that ended are given to another one. Default 30; the same for all. */
  lease?: number;
  /** Default `info`. */
  logLevel?: LogLevel;
  /** Where the log goes. Default: stderr. */
  log?: { write(line: string): void };
  /** ms since 1970. */
  now?: () => number;
}

export interface Work {
  /** Null where they are not served. */
  operationsUrl: string | null;
  /** Gives back what is under way, for other workers, and ends. */
  close(): Promise<void>;
}

const HOUR = 3_600_000;

/** Works jobs that services on the same database take. Rejects where the database cannot be opened, or is no PostgreSQL. */
export async function startWork(options: WorkOptions): Promise<Work> {
  const { ttl = HOUR, operations = {}, now = Date.now } = options;
  if (!capabilitiesOf(options.database).isShared)
    throw new TypeError(
      'database: workers share a PostgreSQL; a file of SQLite is worked by its own service',
    );
  const logger = createLogger(options.logLevel ?? 'info', options.log);
  const metrics = createMetrics();
  const database = await openDatabase(options.database);
  const turns = sharingTurns(database, options.egress, options.lookups ?? {}, logger);
  const client = await clientOf(turns.lookups, database);
  const jobs = await openJobs({
    database,
    lease: options.lease,
    client,
    records: createRecords(database, options.source ?? 'live'),
    ttl,
    now,
    works: true,
    logger,
    metrics,
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  metrics.observe({ pools: database.pools, queues: () => ({}), lookups: () => 0, batches: jobs.batches });
  let ending: Promise<void> | null = null;
  const closeAll = async (): Promise<void> => {
    await jobs.close();
    await client.close();
    await turns.close();
    await ops?.close();
    await database.close();
    logger.flush();
  };
  const ready = async (): Promise<void> => {
    if (ending !== null) throw new Error('shutting down');
    await database.books.probe();
  };
  let ops: Awaited<ReturnType<typeof serveOperations>> | null = null;
  const { host = '127.0.0.1', port = 0 } = operations === false ? {} : operations;
  try {
    if (operations !== false) ops = await serveOperations({ host, port, metrics, ready });
  } catch (error) {
    await closeAll();
    throw error;
  }
  return {
    operationsUrl: ops === null ? null : `http://${host.includes(':') ? `[${host}]` : host}:${ops.port}`,
    close: () => (ending ??= closeAll()),
  };
}
