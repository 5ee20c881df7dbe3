import { type DestinationStream, type Logger, pino } from 'pino';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
/** The least level that is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Size of the groups in which lines are written, in bytes, and the time after which a smaller group is written. Each write needs another thread. */
const GATHERED = { minLength: 16_000, periodicFlush: 100 };

/**
 * Creates a logger that writes one JSON object per line. Callers log nothing that identifies a person: no keys, addresses, e-mail
 * addresses or names that were looked up; routes are patterns. `destination` is stderr by default.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination ?? byTurns(pino.destination({ fd: 2, sync: false, ...GATHERED })));
}

/** Passes the lines of one turn of the event loop on together: one write for each line would cost more than formatting it. */
function byTurns(destination: ReturnType<typeof pino.destination>): DestinationStream {
  let lines: string[] = [];
  const handOver = (): void => {
    pending.delete(finish);
    if (lines.length > 0) destination.write(lines.join(''));
    lines = [];
  };
  const finish = (): void => {
    handOver();
    destination.flushSync();
  };
  if (!process.listeners('exit').includes(finishAll)) process.on('exit', finishAll);
  const stream = {
    write(line: string): void {
      if (lines.push(line) > 1) return;
      pending.add(finish);
      setImmediate(handOver);
    },
    // Called by `logger.flush`.
    flush(done?: (error?: Error) => void): void {
      handOver();
      destination.flush(done);
    },
  };
  return stream;
}

/** Writes the lines of a turn in which the process exits. */
const pending = new Set<() => void>();
const finishAll = (): void => {
  for (const finish of pending) finish();
};

/** Between two lines about the same problem, so that the log does not fill the disk. */
const REPEAT_MS = 10_000;

/** Reports the first problem at once; after that, at most every 10 s, the latest one with how many there were (`times`). */
export function seldom(tell: (error: unknown, times: number) => void): (error: unknown) => void {
  let [times, toldAt] = [0, Number.NEGATIVE_INFINITY];
  return (error) => {
    times++;
    if (performance.now() - toldAt < REPEAT_MS) return;
    tell(error, times);
    toldAt = performance.now();
    times = 0;
  };
}
