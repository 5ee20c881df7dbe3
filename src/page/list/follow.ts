import { Refusal, type Service } from '../service.js';
import { isOver, type Job } from './job.js';
import { type Row, rowOf } from './row.js';

export interface Watcher {
  /** Called when more is known: the job, and the rows that came since the last call. */
  progress(job: Job, rows: readonly Row[]): void;
  /** Called when a request failed that will be repeated, after so many ms. */
  lost(error: Refusal, pause: number): void;
}

/** Between two requests about a job that is under way, and after one that failed, in ms. */
const PAUSE = 1000;
const PAUSE_AFTER_FAILURE = 5000;
/** Rows between two reports while results are received. */
const ROWS_AT_ONCE = 2000;

/**
 * Reports a job's progress, and its results after a line, until it is over or the signal is aborted. Goes on after failures that pass: a lost connection, a
 * service that restarts. Rejects with the `Refusal` otherwise.
 */
export async function follow(
  service: Service,
  { id, after }: { id: string; after: number },
  watcher: Watcher,
  signal: AbortSignal,
): Promise<void> {
  let last = after;
  const now = Date.now();
  for (;;) {
    let pause = PAUSE;
    try {
      const job = await service.job(id, signal);
      let rows: Row[] = [];
      watcher.progress(job, rows);
      for await (const line of service.results(id, last, signal)) {
        rows.push(rowOf(line, now));
        last = line.index;
        if (rows.length < ROWS_AT_ONCE) continue;
        watcher.progress(job, rows);
        rows = [];
      }
      watcher.progress(job, rows);
      if (isOver(job)) return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal) || !passes(error)) throw error;
      pause = PAUSE_AFTER_FAILURE;
      watcher.lost(error, pause);
    }
    await wait(pause, signal);
    if (signal.aborted) return;
  }
}

const passes = ({ status }: Refusal): boolean => status === null || status === 429 || status >= 500;

/** Waits for so many ms, or until the browser is online again. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
