import type { Lookup } from './client-types.js';
import { WhoisError } from './errors.js';

/** Whether a name is available: true only on positive evidence, false if it clearly is not. Throws `UNDETERMINED` otherwise. */
export function availabilityOf({
  domain,
  parts,
  properties,
}: Pick<Lookup, 'domain' | 'parts' | 'properties'>): boolean {
  const available = properties['available?'];
  if (available !== null) return available;
  const host = parts[0]?.host;
  const message = `${host ?? 'the response'} does not say whether ${domain} is available`;
  throw new WhoisError('UNDETERMINED', message, { parts, ...(host ? { host } : {}) });
}
