import { type DestinationStream, type Logger, pino } from 'pino';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * One JSON object a line. Nothing that identifies a person goes in: no key, no address, no e-mail, no name that was
 * looked up; routes are patterns. `destination`: stderr where nothing else is said.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, destination ?? pino.destination({ fd: 2, sync: false }));
}
