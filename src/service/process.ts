import type { Logger } from 'pino';
import { type ClientOptions, createClient, type WhoisClient } from '../index.js';
import { callTargets, type Targets } from './callbacks/targets.js';
import type { Database } from './database/database.js';
import { openDatabase } from './database/open.js';
import { createHistory, type History } from './history/history.js';
import { type Jobs, type JobsOptions, openJobs } from './jobs/index.js';
import { sharingTurns } from './jobs/leases.js';
import { openQueues } from './jobs/open-queues.js';
import { createLogger, type LogLevel, seldom } from './logging.js';
import { createMetrics, type Metrics } from './metrics.js';
import { serveOperations } from './operations.js';
import { createRecords, type Records } from './records.js';
import { HOUR_MS } from './units.js';
import { eventCallbacks } from './watches/callbacks.js';
import { openWatches, type Watches } from './watches/index.js';

/** Options of every process on the database: those that serve the API, and those that only process jobs. */
export interface ProcessOptions {
  /** A SQLite file, which is created if it does not exist, or `postgres://…`. */
  database: string;
  /** Options of the client that looks names up: timeouts, pacing, `connect`. */
  lookups?: ClientOptions;
  /** How long a record is served from the database, in ms. @default 3_600_000 */
  ttl?: number;
  /**
   * Days for which versions of records are kept after they were last seen. The same in all processes. Default: none are kept, and
   * `/v1/history/` gets 404.
   */
  history?: number | undefined;
  /** Names the servers that lookups query, such as those of a replay. Records of one source are never served by another. @default 'live' */
  source?: string;
  /** Where health, readiness and metrics are served; `false`: nowhere. Default: any free port of `127.0.0.1`. */
  operations?:
    | {
        /** The address to listen on. @default '127.0.0.1' */
        host?: string;
        /** The port; 0 is any free one. @default 0 */
        port?: number;
      }
    | false;
  /**
   * Name of the address that lookups leave from. Processes on one PostgreSQL with the same name, workers included, share the rate limits of
   * hosts. Default: this process shares them with no other.
   */
  egress?: string;
  /** Seconds after which another worker gets the batches of a worker that ended. The same in all processes. @default 30 */
  lease?: number;
  /**
   * Where callbacks may go in addition to public addresses (`allow`: networks such as `10.0.0.0/8`), and after how many ms a failed
   * one is repeated. `mayCall` replaces the check of addresses; mostly for tests.
   */
  callbacks?: {
    /** Networks that callbacks may go to although they are not public: `10.0.0.0/8`. */
    allow?: readonly string[] | undefined;
    /** Whether callbacks may go to an address; replaces the check. For tests. */
    mayCall?: (address: string) => boolean;
    /** ms before the second attempt, and from it to the third; for tests. */
    pauses?: readonly number[];
  };
  /** The log has one line of JSON for each request. @default 'info' */
  logLevel?: LogLevel;
  /** Where the log goes. Default: stderr. */
  log?: {
    /** Takes a line with its end. */
    write(line: string): void;
  };
  /** The clock, in ms since 1970. @default Date.now */
  now?: () => number;
}

interface StartOptions extends ProcessOptions, Pick<JobsOptions, 'works'> {
  /** A client to use instead of a new one. The process does not close it. */
  client?: WhoisClient | undefined;
}

/** What all processes have: a log, metrics, the database, a client, stored records, jobs and watches. */
export interface ServiceProcess {
  now: () => number;
  ttl: number;
  logger: Logger;
  metrics: Metrics;
  database: Database;
  client: WhoisClient;
  records: Records;
  /** Null if no versions are kept. */
  history: History | null;
  jobs: Jobs;
  watches: Watches;
  /** Where callbacks may go. */
  targets: Targets;
  /** Serves health, readiness and metrics, if the options want them; resolves to their URL, or null. `ready` rejects with a reason why not. */
  serveOperations(ready: () => Promise<void>): Promise<string | null>;
  /** Makes `/readyz` report that the process is ending. */
  announceEnd(): void;
  /** Returns batches to the queue, ends lookups, and stops serving health, readiness and metrics. */
  stop(): Promise<void>;
  /** Closes the database, and writes the rest of the log. */
  end(): Promise<void>;
}

/** Warnings about IANA's files concern the operator; those about a name are in its result. */
function loggingRoutes({ routes, onEvent }: ClientOptions, logger: Logger): Pick<ClientOptions, 'onEvent'> {
  if (routes === undefined) return {};
  return {
    onEvent: (event) => {
      if (event.type === 'warning' && event.domain === null) logger.warn(event.message);
      onEvent?.(event);
    },
  };
}

/** Rejects, with nothing left open, if the database cannot be opened or options are invalid. */
export async function startProcess(options: StartOptions): Promise<ServiceProcess> {
  const { now = Date.now, ttl = HOUR_MS, operations = {}, works, callbacks = {}, lease } = options;
  const targets = callTargets(callbacks);
  const logger = createLogger(options.logLevel ?? 'info', options.log);
  const metrics = createMetrics();
  const database = await openDatabase(options.database);
  try {
    const turns = sharingTurns(database, options.egress, options.lookups ?? {}, logger);
    const client =
      options.client ?? createClient({ ...turns.lookups, ...loggingRoutes(turns.lookups, logger) });
    if (client.routes) metrics.routes(client.routes, now);
    const source = options.source ?? 'live';
    const records = createRecords(database, source);
    const history = openHistory(options, { database, source, logger, metrics });
    const queues = await openQueues(database, {
      works,
      lease,
      onTrouble: seldom((error, times) =>
        logger.warn({ err: error, times }, 'jobs are delayed: port43 will try again'),
      ),
    });
    const jobs = openJobs({
      database,
      queue: queues.jobs,
      client,
      records,
      ttl,
      now,
      works,
      targets,
      callbacks: [eventCallbacks(database)],
      pauses: callbacks.pauses,
      onRecord: history?.saw,
      logger,
      metrics,
    });
    const watches = openWatches({
      database,
      queue: queues.checks,
      client,
      records,
      ttl,
      now,
      works,
      onRecord: history?.saw,
      logger,
      metrics,
    });
    let isEnding = false;
    let served: Awaited<ReturnType<typeof serveOperations>> | null = null;
    return {
      now,
      ttl,
      logger,
      metrics,
      database,
      client,
      records,
      history,
      jobs,
      watches,
      targets,
      async serveOperations(ready) {
        if (operations === false) return null;
        const checkReady = async () => {
          if (isEnding) throw new Error('shutting down');
          await ready();
        };
        const { host = '127.0.0.1', port = 0 } = operations;
        served = await serveOperations({ host, port, metrics, ready: checkReady });
        return served.url;
      },
      announceEnd: () => {
        isEnding = true;
      },
      async stop() {
        await Promise.all([jobs.close(), watches.close()]);
        await queues.close();
        if (options.client === undefined) await client.close();
        await turns.close();
        await served?.close();
      },
      async end() {
        await history?.close();
        await database.close();
        logger.flush();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openHistory(
  { history: days }: Pick<ProcessOptions, 'history'>,
  {
    database,
    source,
    logger,
    metrics,
  }: { source: string } & Pick<ServiceProcess, 'database' | 'logger' | 'metrics'>,
): History | null {
  if (days === undefined) return null;
  const warn = seldom((error, times) =>
    logger.warn({ err: error, times }, 'the database could not keep a version of a record'),
  );
  const onTrouble = (error: unknown): void => {
    metrics.databaseTrouble();
    warn(error);
  };
  return createHistory({ database, source, days, onTrouble });
}
