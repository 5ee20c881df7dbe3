import type { Change } from '../diff/index.js';

/** Something to report about a name. `at` is when it was found, ISO 8601. */
export type WatchEvent = { id: string; at: string; domain: string } & WatchNews;

export type WatchNews =
  /** Facts that changed since the last record; never `format` alone. */
  | { type: 'changed'; changes: Change[] }
  /** The registry says that the name can be registered. */
  | { type: 'available' }
  /** The registration ends within so many days, unless it is renewed. */
  | { type: 'expiring'; days: number; expires_on: string }
  /** Lookups have failed since then; the last error. */
  | { type: 'failing'; since: string; code: string; message: string }
  /** A name that was reported as failing can be looked up again. */
  | { type: 'recovered'; since: string };

export const EVENT_TYPES = [
  'changed',
  'available',
  'expiring',
  'failing',
  'recovered',
] as const satisfies readonly WatchNews['type'][];
