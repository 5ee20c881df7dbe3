/** Maximum number of connections of a server. Node closes further ones. */
export const MAX_CONNECTIONS = 2048;

/** Connections of an address for each lookup that it may have: twice as many lookups may wait, and some clients have sent no query yet. */
export const CONNECTIONS_PER_LOOKUP = 4;

/** How often a value occurs. */
export function countOf(values: Iterable<string>, value: string): number {
  let found = 0;
  for (const each of values) if (each === value) found++;
  return found;
}
