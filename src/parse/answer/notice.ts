import type { DisclaimerSpec, Notice } from '../read/layout.js';
import { ASTERISK, HASH, PERCENT, SEMICOLON, SPACE } from '../text/characters.js';
import { BLANK, COMMENT, LABELLED, type Line, RULER } from '../text/lines.js';
import { NOTICE_LABELS, NOTICE_LINES } from '../words/notices.js';
import { endOfWords, firstWord, LineWords, PhraseTree, startOfWords } from './phrase-tree.js';

/** Characters kept of a disclaimer, more than any real server prints. */
const MAX_LENGTH = 20_000;

// ---- a notice that a registry's module declares

/** Finds the lines of the disclaimer as the module declares it. If its end is not declared, it is {@link guessed}. */
export function declaredNotice(lines: readonly Line[], text: string, spec: DisclaimerSpec): Line[] {
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
    if (!inside) inside = startsWithAny(line, text, start, openings);
    else if (startsWithAny(line, text, start, limits)) return found;
    if (!inside || skip?.test(text.slice(start, line.end)) === true) continue;
    found.push(line);
    if (through !== undefined && startsWith(line, text, start, through)) return found;
  }
  return comments || mark !== undefined ? found : guessed(found, text);
}

const listOf = (words: string | readonly string[] = []): readonly string[] =>
  typeof words === 'string' ? [words] : words;

const startsWith = ({ end }: Line, text: string, at: number, words: string): boolean =>
  at + words.length <= end && text.startsWith(words, at);

/** A loop, because this runs for every line and a callback would be allocated each time. */
function startsWithAny(line: Line, text: string, at: number, all: readonly string[]): boolean {
  for (const words of all) if (startsWith(line, text, at, words)) return true;
  return false;
}

// ---- a notice that is found by common words

type Part = keyof typeof NOTICE_LINES;
const trees: Partial<Record<Part, PhraseTree>> = {};

/** Whether a line is one of the known lines of that part in ICANN's layout. */
function opens(part: Part, { kind, start, end }: Line, text: string): boolean {
  trees[part] ??= new PhraseTree([[0, NOTICE_LINES[part]]]);
  const tree = trees[part];
  // A box of asterisks is not part of ICANN's layout, so asterisks are not skipped.
  const from = kind === COMMENT || kind === RULER ? startOfWords(text, start, end) : start;
  if (!tree.opens(firstWord(text, from, end))) return false;
  return tree.find(new LineWords(text, from, endOfWords(text, from, end))).length > 0;
}

/**
 * Finds the legal notice of a server in ICANN's layout. By contract it comes after `>>> Last update of …` and the line about status
 * codes. Before 2014, servers printed it after the record without these lines, or above the record; some leave it out for a free name.
 */
export function icannNotice(lines: readonly Line[], text: string): Line[] {
  const start = lines.findIndex((line) => line.kind === RULER && opens('lastUpdate', line, text));
  const below = start < 0 ? [] : afterLastUpdate(lines, text, start);
  return below.length > 0 ? below : byItsWords(lines, text);
}

const PAGE = /^https?:\/\/\S{1,200}$/i;

/** The line about status codes is one of this many lines below the last update; further down it belongs to the notice. */
const MAX_LINES_TO_CODES = 4;

function afterLastUpdate(lines: readonly Line[], text: string, start: number): Line[] {
  const found: Line[] = [];
  let checked = 0;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] as Line;
    if (line.kind === BLANK) continue;
    if (line.kind === RULER) at = rulerEnd(lines, at, text);
    else if (checked++ < MAX_LINES_TO_CODES && opens('aboutCodes', line, text)) {
      // The lines above it are about the record. Its URL may be on a line of its own.
      found.length = 0;
      const next = lines[at + 1];
      if (next !== undefined && PAGE.test(text.slice(next.start, next.end))) at++;
    } else found.push(line);
  }
  const last = found.at(-1);
  if (last !== undefined && opens('end', last, text)) found.pop();
  // A URL alone is not a notice.
  const isPage = found.length === 1 && last !== undefined && PAGE.test(text.slice(last.start, last.end));
  return isPage ? [] : guessed(found, text, false);
}

/** Returns the last line of a text between `>>>` and `<<<`, which may end on the next line. */
function rulerEnd(lines: readonly Line[], at: number, text: string): number {
  const closes = (line: Line | undefined): boolean =>
    line !== undefined && text.slice(line.start, line.end).endsWith('<<<');
  return !closes(lines[at]) && closes(lines[at + 1]) ? at + 1 : at;
}

/** Characters. Shorter texts are messages: `This service is temporarily unavailable`. */
const MIN_NOTICE = 80;

function byItsWords(lines: readonly Line[], text: string): Line[] {
  // These words may come after a name.
  const legal = text.includes('EGAL STATEMENT') || text.includes('egal statement');
  const from = lines.findIndex((line) => {
    if (line.kind === BLANK) return false;
    return opens('opening', line, text) || (legal && isLegal(line, text));
  });
  if (from < 0) return [];
  const found: Line[] = [];
  for (const line of lines.slice(from)) {
    if (line.kind === BLANK) continue;
    if (found.length > 0 && (line.kind === RULER || opens('record', line, text) || headsRecord(line))) break;
    found.push(line);
  }
  const notice = guessed(found, text);
  const [first] = notice;
  return first !== undefined && (notice.at(-1) ?? first).end - first.start >= MIN_NOTICE ? notice : [];
}

/** A heading above a block of the record: `Registrant:`. */
const headsRecord = ({ kind, label, value }: Line): boolean =>
  kind === LABELLED && value === '' && RECORD_HEADING.test(label);

const RECORD_HEADING = /^(?:registrant|admin|administrative|technical|domain|registrar)(?: \w{1,20}){0,3}$/i;

const isLegal = ({ start, end }: Line, text: string): boolean =>
  text.slice(start, end).toLowerCase().includes('whois legal statement');

/**
 * Finds the notice of CentralNic's service: the paragraph about access, at the end of the response. Registries that moved to another
 * service print that service's notice.
 */
export function accessNotice(lines: readonly Line[], text: string): readonly Line[] {
  const from = lines.findLastIndex((line) => line.kind !== BLANK && opens('access', line, text));
  if (from < 0) return icannNotice(lines, text);
  return guessed(
    lines.slice(from).filter((line) => line.kind !== BLANK),
    text,
  );
}

// ---- where a notice ends

/**
 * Cuts a notice that is known only by its beginning at the first label with a value, because that may be an unknown record. Such lines
 * are read, or reported as unread. The notice does not begin with such a line either, unless its first line is known (`opened`).
 */
function guessed(lines: Line[], text: string, opened = true): Line[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return lines;
  // Searched in the whole text once, because hardly any notice has separators.
  const whole = text.slice(first.start, last.end);
  const signs = SEPARATORS.filter((sign) => whole.includes(sign));
  const start = opened ? 0 : lines.findIndex((line) => !isLabelAndValue(line, text, signs));
  if (start < 0) return [];
  const end = lines.findIndex((line, at) => at > start && isLabelAndValue(line, text, signs));
  return start === 0 && end < 0 ? lines : lines.slice(start, end < 0 ? lines.length : end);
}

/** Separators in addition to the colon: dotted leaders, an equals sign, a column. */
const SEPARATORS = ['...', ' = ', '   ', '\t'];

/** Labels are short, and so are most values. Characters and words. */
const MAX_LABEL = 40;
const MAX_LABEL_WORDS = 5;
const MAX_VALUE_WORDS = 7;

function isLabelAndValue(line: Line, text: string, signs: readonly string[]): boolean {
  if (line.kind === LABELLED) return isLabel(line.label) && isValue(line.value);
  if (isHeading(line, text)) return true;
  if (line.kind !== COMMENT && signs.length === 0) return false;
  const words = text.slice(wordsStart(line, text), line.end);
  const colon = line.kind === COMMENT ? words.indexOf(': ') : -1;
  const at = colon > 0 ? colon : Math.max(...signs.map((sign) => words.indexOf(sign)), -1);
  if (at <= 0) return false;
  const value = words.slice(at).replace(/^[.:=\s]{1,80}/, '');
  return isLabel(words.slice(0, at).trim()) && isValue(value);
}

/** Whether a line is a heading between marks, which is printed above values: `== OBJECT 2/3: HOLDER ==`. */
function isHeading({ decorated, start, end }: Line, text: string): boolean {
  const marks = text.slice(start, start + 2);
  if (!decorated || !HEADING_MARKS.includes(marks) || !text.startsWith(marks, end - 2)) return false;
  const heading = text.slice(start + 2, end - 2).trim();
  return isLabel(heading) && !heading.includes('//');
}

const HEADING_MARKS = ['==', '--', '**'];

/** Whether a text is a label: a few words that are neither a sentence nor the introduction of a notice. */
function isLabel(label: string): boolean {
  if (label.length > MAX_LABEL || /[,;"()!?]/.test(label)) return false;
  const words = label.toLowerCase().split(' ');
  return words.length <= MAX_LABEL_WORDS && !words.some((word) => NOTICE_LABELS.has(word));
}

/** Whether a text is a value, not a sentence, a URL or a numbered term: `use this data to: (1) allow, enable …`. */
function isValue(value: string): boolean {
  if (value === '' || value.startsWith('(') || value.includes('//') || value.startsWith('www.')) return false;
  const words = value.split(' ', MAX_VALUE_WORDS + 1);
  if (words.length > MAX_VALUE_WORDS) return false;
  return words.length < 4 || !/^[a-z]+$/.test(words[1] as string);
}

// ---- its text

/** Finds the lines of a server's disclaimer, and joins their text. */
export class Disclaimer {
  readonly #ways: readonly Notice[];
  #count = 0;
  #source = '';
  #joined: string | null = null;

  constructor(ways: Notice | readonly Notice[] = []) {
    this.#ways = Array.isArray(ways) ? ways : [ways as Notice];
  }

  /** Finds its lines in a response. */
  find(lines: readonly Line[], text: string): readonly Line[] {
    for (const way of this.#ways) {
      const found = typeof way === 'function' ? way(lines, text) : declaredNotice(lines, text, way);
      if (found.length > 0) return found;
    }
    return NONE;
  }

  /**
   * Joins its lines. Nearly all responses of a server have the same disclaimer, so the last one is remembered, and records in memory
   * share its text.
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

/** Joins lines of running text with single blanks, and removes comment signs. */
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

/** Searched one by one, in a fifth of the time of a character class. */
const OTHER_BLANKS = ['\t', '\u00a0', '\u2028', '\u2029', '\u3000'];
/** Does not match single blanks, which need no replacement. */
const BLANKS = /\s{2,}|[^\S ]/g;

/** Returns where the words of a line begin: after comment signs, rulers and blanks. */
function wordsStart({ start, end }: Line, text: string): number {
  // DNS Belgium's sign is `%-`.
  let at = text.startsWith('%-', start) ? start + 2 : start;
  while (at < end && isMark(text.charCodeAt(at))) at++;
  return at;
}

function wordsEnd({ end }: Line, text: string, start: number): number {
  let at = end;
  while (at > start && isEndMark(text.charCodeAt(at - 1))) at--;
  return at;
}

const isEndMark = (code: number): boolean => code === ASTERISK || code <= SPACE;

const isMark = (code: number): boolean =>
  code === PERCENT || code === HASH || code === SEMICOLON || code === ASTERISK || code <= SPACE;
