import type { WatchNews } from '../../watches/index.js';
import { isoTime } from '../iso-time.js';

/** What a watch reports. `at` is when it was found. Times are ISO 8601 with a numeric offset. */
export type ServiceEvent = {
  id: string;
  watch: string;
  at: string;
  /** Null if the event is about the watch. */
  domain: string | null;
} & Report;

/** News of a name, or `paused`: nothing is checked until the account has credit again. */
export type Report = WatchNews | { type: 'paused'; reason: 'no_credits' };

export const SERVICE_EVENT_TYPES = [
  'changed',
  'available',
  'expiring',
  'failing',
  'recovered',
  'paused',
] as const satisfies readonly Report['type'][];

export const eventId = (watchId: string, number: number): string => `evt_${watchId}_${number}`;

/** The number in an id of an event of that watch; null if it is not one. */
export function numberOfEvent(watchId: string, id: string): number | null {
  const number = id.startsWith(`evt_${watchId}_`) ? id.slice(`evt_${watchId}_`.length) : '';
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : null;
}

/** The event as JSON, which is how it is stored, read and sent. */
export function eventText(
  { watchId, number, at }: { watchId: string; number: number; at: number },
  domain: string | null,
  report: Report,
): string {
  const event = { id: eventId(watchId, number), watch: watchId, at: isoTime(at), domain, ...dated(report) };
  return JSON.stringify(event satisfies ServiceEvent);
}

/** `src/watches` writes times with a Z. */
function dated(report: Report): Report {
  if (report.type === 'expiring') return { ...report, expires_on: withOffset(report.expires_on) };
  if (report.type === 'failing' || report.type === 'recovered')
    return { ...report, since: withOffset(report.since) };
  return report;
}

const withOffset = (time: string): string => (time.endsWith('Z') ? isoTime(Date.parse(time)) : time);
