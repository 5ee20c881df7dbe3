import { capabilitiesOf } from '../database/open.js';
import { type ProcessOptions, startProcess } from '../process.js';

/** Options of {@link startWork}. */
export interface WorkOptions extends ProcessOptions {
  /** `postgres://…`, the database of the services. Jobs in an SQLite file are processed by the service itself. */
  database: string;
}

/** A running worker. */
export interface Work {
  /** URL of health, readiness and metrics; null if they are not served. */
  operationsUrl: string | null;
  /** Returns unfinished batches to the queue, for other workers, and ends. */
  close(): Promise<void>;
}

/** Processes jobs that services on the same database accept. Rejects if the database cannot be opened, or is not PostgreSQL. */
export async function startWork(options: WorkOptions): Promise<Work> {
  if (!capabilitiesOf(options.database).isShared)
    throw new TypeError(
      'database: workers need a PostgreSQL that they share with the service; jobs in an SQLite file are processed by the service itself',
    );
  const process = await startProcess({ ...options, works: true });
  const { database, jobs, metrics } = process;
  metrics.observe({ pools: database.pools, queues: () => ({}), lookups: () => 0, batches: jobs.batches });
  let ending: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    process.announceEnd();
    await process.stop();
    await process.end();
  };
  try {
    const operationsUrl = await process.serveOperations(() => database.books.probe());
    return { operationsUrl, close: () => (ending ??= close()) };
  } catch (error) {
    await close();
    throw error;
  }
}
