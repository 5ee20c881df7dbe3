/** When a record was stored, in ms since 1970, and whether it is whole: it decides something, with the responses of all servers. */
export interface Dated {
  fetchedAt: number;
  whole: boolean;
}

/** How long a record that is not whole is served: long enough not to query a server that is down for each request. */
const PARTIAL_TTL_MS = 300_000;

/** How far the clock of another process may be ahead. Records from further in the future were stored before a clock was corrected. */
const MAX_CLOCK_SKEW_MS = 60_000;

/** How long a record is served, in ms. `ttl`: that of a whole record. */
export const lifetimeOf = ({ whole }: Pick<Dated, 'whole'>, ttl: number): number =>
  whole ? ttl : Math.min(ttl, PARTIAL_TTL_MS);

/** Whether a record may be served at `now`. */
export const isFresh = (record: Dated, ttl: number, now: number): boolean =>
  now - record.fetchedAt <= lifetimeOf(record, ttl) && !isFromFuture(record, now);

export const isFromFuture = ({ fetchedAt }: Pick<Dated, 'fetchedAt'>, now: number): boolean =>
  now - fetchedAt < -MAX_CLOCK_SKEW_MS;

/** In whole seconds. */
export const ageOf = ({ fetchedAt }: Pick<Dated, 'fetchedAt'>, now: number): number =>
  Math.max(0, Math.floor((now - fetchedAt) / 1000));
