/**
 * Which of several lines gave a value, where they were told apart by what they say alone: for each line of the value the one that
 * prints it, of several the last where `last` says so, as a town stands behind its street. A value may also be made of several
 * lines, or of one that is spelled otherwise (`user [at] example.com`): that is of the lines that share most words with it.
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

/** The words of a text, each between blanks, without punctuation and regardless of case. */
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
  // A line that is printed twice gives a line of the value each time.
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
