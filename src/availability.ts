import type { Lookup } from './client-types.js';
import { WhoisError } from './errors.js';
import type { Status } from './parse/properties.js';

/** States of a name that nobody can register now. `unavailable` and `invalid` are not free either. */
const TAKEN: ReadonlySet<Status> = new Set([
  'registered',
  'reserved',
  'redemption',
  'pending_delete',
  'inactive',
  'suspended',
  'expired',
  'unavailable',
  'invalid',
]);

/** True on positive evidence alone, false where the name is clearly not free; else UNDETERMINED. */
export function availabilityOf({ domain, parts, properties }: Lookup): boolean {
  const available = properties['available?'];
  if (available !== null) return available;
  if (properties['registered?'] === true || TAKEN.has(properties.status)) return false;
  const host = parts[0]?.host;
  throw new WhoisError(
    'UNDETERMINED',
    `${host ?? 'the answer'} does not say whether ${domain} is available`,
    {
      parts,
      ...(host ? { host } : {}),
    },
  );
}
