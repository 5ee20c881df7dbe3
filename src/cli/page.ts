/** What output is laid out for. */
export interface Page {
  /** Columns of the terminal; null for a pipe or file, where nothing is wrapped or shortened. */
  width: number | null;
  style: Style;
}

const NARROWEST = 40;
/** Wider lines are no easier to read. */
const WIDEST = 120;

export function pageFor(stream: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv): Page {
  const width = Math.min(Math.max(stream.columns || 80, NARROWEST), WIDEST);
  return { width: stream.isTTY === true ? width : null, style: styleFor(stream, env) };
}

/**
 * Colors by meaning. Only those that can be read on dark and on light ground alike: no yellow, no white, no bright
 * ones, no blue; and never color alone, the words say it as well.
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
 * Colors for a terminal that shows them, unless its user says no (https://no-color.org), and elsewhere where its user says yes
 * (https://force-color.org). `--color` and `--no-color` set these.
 */
export function styleFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Style {
  if (env.NO_COLOR) return PLAIN;
  if (env.FORCE_COLOR) return env.FORCE_COLOR === '0' ? PLAIN : COLORED;
  return stream.isTTY === true && env.TERM !== 'dumb' ? COLORED : PLAIN;
}
