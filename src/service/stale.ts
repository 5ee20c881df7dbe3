import { ApiError, type ApiErrorName } from './errors.js';
import type { Freshness } from './http.js';
import type { StoredRecord } from './records.js';

/** Failures of servers. For an error of the request or of this service, no old record is served. */
const OF_SERVERS: readonly ApiErrorName[] = [
  'RemoteConnectionTimeout',
  'RemoteConnectionError',
  'RemoteResponseError',
  'RemoteThrottled',
];

/** Whether a lookup failed because of a server. */
export const isOfServer = (error: unknown): error is ApiError =>
  error instanceof ApiError && OF_SERVERS.includes(error.name);

/**
 * Returns how old a record may be, in ms, to be served because the servers fail (RFC 5861, section 4). `stale-if-error` limits the time after
 * it stopped being fresh. A request that limits the age otherwise (`no-cache`, `max-age`) without `stale-if-error` gets no older record.
 * `lifetime`: how long the record is fresh. `limit`: how old a record may be in any case.
 */
export function oldestStale({ maxAge, staleIfError }: Freshness, lifetime: number, limit: number): number {
  if (staleIfError === undefined)
    return maxAge === Number.POSITIVE_INFINITY ? limit : Number.NEGATIVE_INFINITY;
  return Math.min(limit, Math.min(lifetime, maxAge) + staleIfError);
}

/** Whether the record says that its name is free. Since then the name may have been registered. */
export const saysAvailable = ({ json }: StoredRecord): boolean =>
  (JSON.parse(json.properties) as { available?: unknown }).available === true;
