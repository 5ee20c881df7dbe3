import type { DisclaimerFinder, DisclaimerSpec } from '../read/layout.js';
import { BLANK, COMMENT, type Line } from '../text/lines.js';

/** Disclaimers of real servers stay below this; the rest of a longer one is not worth the memory. */
const MAX_LENGTH = 20_000;

/** The lines of the disclaimer, as the module tells them from the rest. */
export function disclaimerLines(lines: readonly Line[], text: string, spec: DisclaimerSpec): Line[] {
  const found: Line[] = [];
  const { after, mark, from, until, through, skip } = spec;
  const openings = listOf(from);
  const limits = listOf(until);
  const comments = mark === undefined && from === undefined && after === undefined;
  let passed = after === undefined;
  let inside = passed && from === undefined;
  for (const line of lines) {
    if (line.kind === BLANK) continue;
    if (!passed) {
      passed = startsWith(line, text, line.start, after ?? '');
      inside = passed && from === undefined;
      continue;
    }
    if (comments && line.kind !== COMMENT) continue;
    if (mark !== undefined && !text.startsWith(mark, line.start)) continue;
    const start = wordsStart(line, text);
    if (!inside) inside = openings.some((opening) => startsWith(line, text, start, opening));
    else if (limits.some((limit) => startsWith(line, text, start, limit))) break;
    if (!inside || skip?.test(text.slice(start, line.end)) === true) continue;
    found.push(line);
    if (through !== undefined && startsWith(line, text, start, through)) break;
  }
  return found;
}

const listOf = (words: string | readonly string[] = []): readonly string[] =>
  typeof words === 'string' ? [words] : words;

const startsWith = ({ end }: Line, text: string, at: number, words: string): boolean =>
  at + words.length <= end && text.startsWith(words, at);

/** What a server's disclaimer is: its lines among the others, and their text. */
export class Disclaimer {
  readonly #spec: DisclaimerSpec | DisclaimerFinder | undefined;
  #count = 0;
  #source = '';
  #joined: string | null = null;

  constructor(spec: DisclaimerSpec | DisclaimerFinder | undefined) {
    this.#spec = spec;
  }

  /** Its lines in an answer. */
  find(lines: readonly Line[], text: string): readonly Line[] {
    const spec = this.#spec;
    if (spec === undefined) return NONE;
    return typeof spec === 'function' ? spec(lines, text) : disclaimerLines(lines, text, spec);
  }

  /**
   * Its lines as one. Nearly all answers of a server have the same, so that the last is remembered, and
   * records that are kept share its text.
   */
  join(lines: readonly Line[], text: string): string | null {
    const [first] = lines;
    const last = lines.at(-1);
    if (first === undefined || last === undefined) return null;
    const source = text.slice(first.start, last.end);
    if (lines.length !== this.#count || source !== this.#source) {
      this.#count = lines.length;
      this.#source = source;
      this.#joined = joinText(lines, text);
    }
    return this.#joined;
  }
}

const NONE: readonly Line[] = [];

/** Joins lines of running text: one blank where a line ended, no signs of comments, single blanks. */
function joinText(lines: readonly Line[], text: string): string | null {
  const words: string[] = [];
  let length = 0;
  let even = true;
  for (const line of lines) {
    const start = wordsStart(line, text);
    const end = wordsEnd(line, text, start);
    if (start === end) continue;
    const piece = text.slice(start, end);
    even &&= !piece.includes('  ');
    words.push(piece);
    length += end - start + 1;
    if (length > MAX_LENGTH) break;
  }
  if (words.length === 0) return null;
  const joined = words.join(' ');
  const single =
    even && !OTHER_BLANKS.some((blank) => joined.includes(blank)) ? joined : joined.replace(BLANKS, ' ');
  return single.slice(0, MAX_LENGTH).trim();
}

/** Looked for one by one: a fifth of the time of a class of characters. */
const OTHER_BLANKS = ['\t', '\u00a0', '\u2028', '\u2029', '\u3000'];
/** Single blanks, nearly all, are left as they are. */
const BLANKS = /\s{2,}|[^\S ]/g;

/** Where the words of a line begin: after comment signs, rulers and the blanks beside them. */
function wordsStart({ start, end }: Line, text: string): number {
  // DNS Belgium's sign is `%-`.
  let at = text.startsWith('%-', start) ? start + 2 : start;
  while (at < end && isSign(text.charCodeAt(at))) at++;
  return at;
}

function wordsEnd({ end }: Line, text: string, start: number): number {
  let at = end;
  while (at > start && (text.charCodeAt(at - 1) === 42 || text.charCodeAt(at - 1) <= 32)) at--;
  return at;
}

/** `%`, `#`, `;`, `*` and blanks. */
const isSign = (code: number): boolean =>
  code === 37 || code === 35 || code === 59 || code === 42 || code <= 32;
