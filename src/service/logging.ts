import { type DestinationStream, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Lines are written together, in bytes, and after so many ms at the latest: each write is a turn of another thread. */
const GATHERED = { minLength: 16_000, periodicFlush: 100 };

/**
 * One JSON object a line. Nothing that identifies a person goes in: no key, no address, no e-mail, no name that was
 * looked up; routes are patterns. `destination`: stderr where nothing else is said.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination ?? pino.destination({ fd: 2, sync: false, ...GATHERED }));
}

/** ms between two words about the same trouble: a log is not to fill a disk. */
const TELL_EVERY = 10_000;

/** Tells of a trouble, and then of those that follow by their number, `times`, and the latest. */
export function seldom(tell: (error: unknown, times: number) => void): (error: unknown) => void {
  let [times, toldAt] = [0, Number.NEGATIVE_INFINITY];
  return (error) => {
    times++;
    if (performance.now() - toldAt < TELL_EVERY) return;
    tell(error, times);
    toldAt = performance.now();
    times = 0;
  };
}
