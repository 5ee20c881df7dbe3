import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from './database.js';

export interface Statement {
  text: string;
  /** By name. */
  values: Record<string, string | number | null>;
  /** Whether its rows are wanted. */
  rows: boolean;
}

export interface Job {
  id: number;
  statements: readonly Statement[];
}

type Outcome = { id: number } & ({ results: unknown[] } | { error: { message: string; code?: string } });

/** Writes in a thread of its own, so that nobody else waits for the disk. */
export interface WritingThread {
  /**
   * Runs statements as one transaction, durable once it resolves; gives the rows of each. Rejects with `DatabaseUnavailable`
   * where the same may work later.
   */
  transaction(statements: readonly Statement[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** ms to wait while another process (`port43 accounts`) writes, and for an answer at all. */
const PATIENCE = 4_000;
const DEADLINE = 8_000;

export function startWriting(file: string): WritingThread {
  const worker = new Worker(new URL('./sqlite-writer.js', import.meta.url), {
    workerData: { file, patience: PATIENCE },
  });
  const waiting = new Map<number, { resolve(results: unknown[]): void; reject(error: Error): void }>();
  let jobs = 0;
  let ended: Error | null = null;
  worker.on('message', (outcome: Outcome) => {
    const job = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if ('results' in outcome) job?.resolve(outcome.results);
    else job?.reject(toError(outcome.error));
  });
  worker.on('error', (error) => {
    ended = error;
  });
  worker.on('exit', () => {
    const cause = ended ?? new Error('the writing thread has ended');
    ended = cause;
    for (const { reject } of waiting.values())
      reject(new DatabaseUnavailable(cause.message, { doubtful: true, cause }));
    waiting.clear();
  });
  return {
    transaction: (statements) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(new DatabaseUnavailable(ended.message, { cause: ended }));
        const id = ++jobs;
        const giveUp = () => {
          waiting.delete(id);
          reject(
            new DatabaseUnavailable(`no answer from the disk within ${DEADLINE / 1000} s`, {
              doubtful: true,
            }),
          );
        };
        const timer = setTimeout(giveUp, DEADLINE);
        const end = (finish: () => void) => {
          clearTimeout(timer);
          finish();
        };
        waiting.set(id, {
          resolve: (results) => end(() => resolve(results)),
          reject: (error) => end(() => reject(error)),
        });
        worker.postMessage({ id, statements } satisfies Job);
      }),
    close: async () => {
      if (ended !== null) return;
      const exit = once(worker, 'exit');
      await worker.terminate();
      await exit.catch(() => undefined); // Its error was told to who waited.
    },
  };
}

/** Conditions in which the same may work later: locked, full, unreadable, read-only. */
const LATER = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|PROTOCOL|INTERRUPT|CORRUPT|NOTADB)/;

function toError({ message, code = '' }: { message: string; code?: string }): Error {
  const error = Object.assign(new Error(message), { code });
  return LATER.test(code) || /database is locked/.test(message)
    ? new DatabaseUnavailable(message, { cause: error })
    : error;
}
