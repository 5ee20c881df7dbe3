/** The medium that output is laid out for. */
export interface Page {
  /** Columns of the terminal; null for a pipe or a file, where nothing is wrapped or shortened. */
  width: number | null;
  style: Style;
}

const MIN_WIDTH = 40;
/** Wider lines are harder to read. */
const MAX_WIDTH = 120;

export function pageFor(stream: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv): Page {
  const width = Math.min(Math.max(stream.columns || 80, MIN_WIDTH), MAX_WIDTH);
  return { width: stream.isTTY === true ? width : null, style: styleFor(stream, env) };
}

/**
 * Colors by meaning. Only those that are readable on dark and light backgrounds: no yellow, white, blue or bright colors. Color never
 * carries meaning alone: the words say the same.
 */
export interface Style {
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  caution(text: string): string;
  bad(text: string): string;
}

const sgr = (on: number, off: number) => (text: string) =>
  text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;
const plain = (text: string): string => text;

const COLORED: Style = {
  strong: sgr(1, 22),
  faint: sgr(2, 22),
  good: sgr(32, 39),
  caution: sgr(35, 39),
  bad: sgr(31, 39),
};

const PLAIN: Style = { strong: plain, faint: plain, good: plain, caution: plain, bad: plain };

/**
 * Colors for terminals, unless the user turns them off (https://no-color.org), and elsewhere if the user turns them on
 * (https://force-color.org). `--color` and `--no-color` set these variables.
 */
export function styleFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Style {
  if (env.NO_COLOR) return PLAIN;
  if (env.FORCE_COLOR) return env.FORCE_COLOR === '0' ? PLAIN : COLORED;
  return stream.isTTY === true && env.TERM !== 'dumb' ? COLORED : PLAIN;
}

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

/** The number of columns that a printable text takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += columnsOf(character);
  return width;
}

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

/** The text, cut off with a final `…` if it does not fit. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const [start = ''] = takeColumns(text, width - 1);
  return `${start}…`;
}

/** Breaks a line into pieces of at most `width` columns, at spaces if possible. */
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

/** Takes at least one character, so that a loop ends however narrow the page is. */
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
