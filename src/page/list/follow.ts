import { Refusal, type Service } from '../service.js';
import { isOver, type Job } from './job.js';
import { type Row, rowOf } from './row.js';

export interface Watcher {
  /** Called when more is known: the job, and the rows that came since the last call. */
  progress(job: Job, rows: readonly Row[]): void;
  /** Called when a request failed, with the ms after which it is repeated. */
  lost(error: Refusal, pause: number): void;
}

/** Time between two requests about a job in progress, and after a failed one, in ms. */
const PAUSE_MS = 1000;
const PAUSE_AFTER_FAILURE_MS = 5000;
/** Rows between two reports while results are received. */
const ROWS_AT_ONCE = 2000;

/**
 * Reports a job's progress, and its results after a line, until the job ends or the signal is aborted. Continues after temporary failures,
 * such as a lost connection or a service that restarts. Rejects with the `Refusal` of any other.
 */
export async function follow(
  service: Service,
  { id, after }: { id: string; after: number },
  watcher: Watcher,
  signal: AbortSignal,
): Promise<void> {
  let last = after;
  const now = Date.now();

  async function reportResults(job: Job): Promise<void> {
    let rows: Row[] = [];
    for await (const line of service.results(id, last, signal)) {
      rows.push(rowOf(line, now));
      last = line.index;
      if (rows.length < ROWS_AT_ONCE) continue;
      watcher.progress(job, rows);
      rows = [];
    }
    watcher.progress(job, rows);
  }

  for (;;) {
    let pause = PAUSE_MS;
    try {
      const job = await service.job(id, signal);
      watcher.progress(job, []);
      await reportResults(job);
      if (isOver(job)) return;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal) || !passes(error)) throw error;
      pause = PAUSE_AFTER_FAILURE_MS;
      watcher.lost(error, pause);
    }
    await wait(pause, signal);
    if (signal.aborted) return;
  }
}

const passes = ({ status }: Refusal): boolean => status === null || status === 429 || status >= 500;

/** Waits for a number of ms, or until the browser is online again. */
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
