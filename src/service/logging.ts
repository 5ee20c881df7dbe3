import { type DestinationStream, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
/** The least level that is logged. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Lines are written in groups of so many bytes, and at the latest after so many ms, because each write needs another thread. */
const GATHERED = { minLength: 16_000, periodicFlush: 100 };

/**
 * Creates a logger that writes one JSON object per line. Callers log nothing that identifies a person: no keys, addresses, e-mail
 * addresses or names that were looked up; routes are patterns. `destination` is stderr by default.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination ?? pino.destination({ fd: 2, sync: false, ...GATHERED }));
}

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
