/** Characters that take two columns: East Asian Wide and Fullwidth (UAX #11), by their blocks, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Characters that take none: combining marks and joiners. */
const NO_WIDTH = /[\p{Mn}\p{Me}\u200c\u200d]/u;

function columnsOf(character: string): number {
  if (character <= '\u02ff') return 1;
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** How many columns a printable text takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

/** The text, or as much of it as fits with a final `…`. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const [start = ''] = takeColumns(text, width - 1);
  return `${start}…`;
}

/** Breaks a line at spaces where possible, anywhere else where not, so that no piece is wider than `width` columns. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (displayWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (displayWidth(line) > width) {
      const [start, rest] = takeColumns(line, width);
      lines.push(start);
      line = rest;
    }
  }
  lines.push(line);
  return lines;
}

/** At least one character is taken, so that a loop over it ends however narrow the page. */
function takeColumns(text: string, width: number): [start: string, rest: string] {
  let used = 0;
  let at = 0;
  for (const character of text) {
    used += columnsOf(character);
    if (used > width && at > 0) break;
    at += character.length;
  }
  return [text.slice(0, at), text.slice(at)];
}
