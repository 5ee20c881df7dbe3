import type { Sample } from './gauge.js';

/** What each gauge may grow by between the second and the last third of a run: as a share, and by itself. */
export const MAY_GROW: Readonly<Record<keyof Sample, { share: number; by: number }>> = {
  delay: { share: 1, by: 50 },
  resident: { share: 0.25, by: 48 },
  heap: { share: 0.2, by: 16 },
  sockets: { share: 0.5, by: 40 },
  timers: { share: 0.5, by: 60 },
  files: { share: 0.5, by: 40 },
};

/**
 * Whether the values go on growing: the median of the last third is above that of the second third by more than the share and the amount
 * together. The first third is left out, because caches fill and code is compiled.
 */
export function isGrowing(values: readonly number[], { share, by }: { share: number; by: number }): boolean {
  const third = Math.floor(values.length / 3);
  if (third === 0) return false;
  const middle = median(values.slice(third, 2 * third));
  const last = median(values.slice(2 * third));
  return last > middle * (1 + share) && last > middle + by;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
