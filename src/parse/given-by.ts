/**
 * Returns which of several lines without labels gave a value: for each line of the value, the line that prints it; with `last`, the last
 * such line, because a town comes after its street. A value may also be made of several lines, or be spelled otherwise in the response
 * (`user [at] example.com`). Then the lines count that share most words with it.
 */
export function givenBy<Found>(
  value: string,
  found: readonly Found[],
  printed: (found: Found) => string,
  last = false,
): readonly Found[] {
  const lines = found.map((each) => wordsOf(printed(each)));
  const given = new Set<number>();
  for (const line of value.split('\n')) {
    const words = wordsOf(line);
    if (words === NONE) continue;
    for (const place of placesOf(words, lines, last, given)) given.add(place);
  }
  return found.filter((_, place) => given.has(place));
}

/** Returns the words of a text in lower case, each between blanks and without punctuation. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

const NONE = wordsOf('');

function placesOf(
  words: string,
  lines: readonly string[],
  last: boolean,
  given: ReadonlySet<number>,
): readonly number[] {
  const ends = placesWhere(lines, (line) => line.endsWith(words));
  const printing = ends.length > 0 ? ends : placesWhere(lines, (line) => line.includes(words));
  // A line that is printed twice gives two lines of the value.
  const place = printing.find((each) => !last && !given.has(each)) ?? printing.at(last ? -1 : 0);
  if (place !== undefined) return [place];
  const parts = placesWhere(lines, (line) => line !== NONE && words.includes(line));
  return parts.length > 0 ? parts : mostAlike(words, lines);
}

const placesWhere = (lines: readonly string[], is: (line: string) => boolean): number[] =>
  lines.flatMap((line, place) => (is(line) ? [place] : []));

function mostAlike(words: string, lines: readonly string[]): readonly number[] {
  const own = new Set(words.trim().split(' '));
  const shared = lines.map((line) => new Set(line.split(' ').filter((word) => own.has(word))).size);
  const most = Math.max(...shared);
  return most > 0 ? [shared.indexOf(most)] : [];
}
