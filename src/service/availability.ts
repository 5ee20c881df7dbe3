import { type Properties, WhoisError } from '../index.js';

/** True on the registry's positive word, false where the name is clearly not free; else `UNDETERMINED`. */
export function availableIn(domain: string, properties: Properties): boolean {
  const available = properties['available?'];
  if (available !== null) return available;
  // Every state but this one says that nobody can register the name now.
  if (properties.status !== 'unknown' && properties.status !== 'available') return false;
  throw new WhoisError('UNDETERMINED', `the answer does not say whether ${domain} is available`);
}
