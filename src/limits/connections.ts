/** Connections of a server at the same time; beyond it Node closes new ones. */
export const MAX_CONNECTIONS = 2048;

/** Of them, for each lookup that one address may have under way: as many again wait, and some are about to ask. */
export const CONNECTIONS_PER_LOOKUP = 4;

/** How often a value occurs. */
export function countOf(values: Iterable<string>, value: string): number {
  let found = 0;
  for (const each of values) if (each === value) found++;
  return found;
}
