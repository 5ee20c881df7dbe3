import type { Database } from '../database/database.js';
import { localQueues, type Queues } from './queue.js';

export interface QueuesOptions {
  /** Whether this process works on batches, or only adds them. */
  works: boolean;
  /** Seconds after which another worker gets the batches of one that ended. Default: 30. */
  lease?: number | undefined;
  onTrouble: (error: unknown) => void;
}

/** Opens the queues of a process: pg-boss if several processes share the database, else the stored batches themselves. */
export async function openQueues(database: Database, options: QueuesOptions): Promise<Queues> {
  if (!database.isShared) return localQueues(database.db);
  const { bossQueues } = await import('./boss-queue.js');
  return bossQueues({ url: database.location, ...options });
}
