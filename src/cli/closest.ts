/** The known word that a misspelled one was meant to be, at most two letters away; null if there is none. */
export function closest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.min(3, Math.ceil(word.length / 2));
  for (const each of known) {
    const letters = distance(word, each, least);
    if (letters < least) [best, least] = [each, letters];
  }
  return best;
}

/** The number of letters to insert, delete, change or swap with the next one, counted up to `most`. */
function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) >= most) return most;
  let [before, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return at(row, to.length);
}

const at = (row: readonly number[] | undefined, index: number): number =>
  row?.[index] ?? Number.POSITIVE_INFINITY;
