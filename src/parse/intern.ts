/** A power of two; the labels of all registries together are about two thousand. */
const SLOTS = 4096;

const slots: string[] = new Array<string>(SLOTS).fill('');

/**
 * The piece of `text` from `start` to `end`, as one string object for all its occurrences: a map
 * finds a string whose hash it knows much faster than a fresh one. A cache without growth: a piece
 * that falls on another's slot takes its place.
 */
export function intern(text: string, start: number, end: number): string {
  const length = end - start;
  const slot =
    (length * 977 +
      text.charCodeAt(start) * 31 +
      text.charCodeAt(end - 1) * 131 +
      text.charCodeAt(start + (length >> 1)) * 17 +
      text.charCodeAt(start + (length >> 2)) * 7) &
    (SLOTS - 1);
  const known = slots[slot] as string;
  if (known.length === length && text.startsWith(known, start)) return known;
  // A copy of its own: a slice would keep the whole response alive.
  const piece = copy(text.slice(start, end));
  slots[slot] = piece;
  return piece;
}

const copy = (piece: string): string => JSON.parse(JSON.stringify(piece)) as string;
