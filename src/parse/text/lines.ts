import {
  ASTERISK,
  BAR,
  CARRIAGE_RETURN,
  CLOSING_BRACKET,
  COLON,
  COMMA,
  EQUALS,
  GREATER_THAN,
  HASH,
  HYPHEN,
  isAsciiLetter,
  isDigit,
  LESS_THAN,
  LOWER_A,
  LOWER_F,
  NO_BREAK_SPACE,
  OGHAM_SPACE,
  OPENING_BRACKET,
  OPENING_PARENTHESIS,
  PERCENT,
  PLUS,
  POINT,
  SEMICOLON,
  SLASH,
  SPACE,
  TAB,
  UNDERSCORE,
  UPPER_A,
  UPPER_F,
} from './characters.js';
/** A line of a response, split into label and value. */
export class Line {
  constructor(
    /** Counted from 0. */
    readonly number: number,
    readonly kind: LineKind,
    /** Columns before the first character; a tab reaches to the next multiple of eight. */
    readonly indent: number,
    /** The text before the separator, without dotted leaders and brackets; '' if there is no separator. */
    readonly label: string,
    /** The text after the separator, trimmed; the whole trimmed line if there is no label. */
    readonly value: string,
    /** Whether marks set it off from other lines: `[Tech-C]`, `** Registrant:`. */
    readonly decorated: boolean,
    /** Start and end of the trimmed line in the text. */
    readonly start: number,
    readonly end: number,
  ) {}

  /** The same line with another label and value. */
  with(label: string, value: string): Line {
    return new Line(this.number, LABELLED, this.indent, label, value, this.decorated, this.start, this.end);
  }
}

export type LineKind = 0 | 1 | 2 | 3 | 4;
export const BLANK = 0;
export const TEXT = 1;
export const LABELLED = 2;
/** Starts with `%`, `#` or `;`: a comment in all registries that use them. */
export const COMMENT = 3;
/** `>>> Last update … <<<`, `---`, `=====`: separates the lines below from those above. */
export const RULER = 4;

/** Characters of the longest label. A colon further on belongs to a sentence. */
const MAX_LABEL = 64;
/** Characters of the longest heading above a block: `Registrant, Administrative Contact, Technical Contact, Billing Contact:`. */
const MAX_HEADING = 80;

/** Characters of the longest heading in brackets: `[ Administrative Contact ]`. Longer ones are lines of a notice. */
const MAX_BRACKETED = 40;

/** `### Registrant ###`; a single sign begins a comment. */
const HASHES = /^#{2,9}\s{0,9}([^#\s][^#]{0,60}?)\s{0,9}#{2,9}$/u;
/** `| Registrar | Example Registrar |`, `+-----------+-------------------+` */
const ROW = /^[|│┃║]\s{0,40}([^\s|│┃║:][^|│┃║:]{0,62}?):?\s{0,40}[|│┃║]\s{0,40}([^|│┃║]{0,300}?)\s*[|│┃║]$/u;
const BORDER = /^[+|\u2500-\u257f][-=+|\u2500-\u257f]{2,}$/u;
/** Characters. Longer rows do not occur in records. */
const MAX_ROW = 400;

/** Unicode's blanks beyond Latin, which `trim` removes, too: the typographic ones, Ogham's, the ideographic one. */
const WIDE_BLANKS: ReadonlySet<number> = new Set([
  OGHAM_SPACE,
  ...Array.from({ length: 11 }, (_, at) => 0x2000 + at),
  0x2028,
  0x2029,
  0x202f,
  0x205f,
  0x3000,
]);
/** Used by Chinese and Japanese registries in addition to the ASCII colon. */
const FULLWIDTH_COLON = '\uff1a';

const isBlank = (code: number): boolean =>
  code === SPACE ||
  (code <= CARRIAGE_RETURN && code >= TAB) ||
  code === NO_BREAK_SPACE ||
  (code >= OGHAM_SPACE && WIDE_BLANKS.has(code));
const isHex = (code: number): boolean =>
  isDigit(code) || (code >= LOWER_A && code <= LOWER_F) || (code >= UPPER_A && code <= UPPER_F);
const isLeader = (code: number): boolean =>
  isBlank(code) || code === POINT || code === ASTERISK || code === UNDERSCORE || code === HYPHEN;
/** Lines, corners and crossings of a table's borders. */
const isBoxDrawing = (code: number): boolean => code >= 0x2500 && code <= 0x257f;
const isMark = (code: number): boolean => code === ASTERISK || code === HYPHEN || code === EQUALS;

/**
 * Splits a response into lines and each line into label and value, in time linear in the text. Lines end in `\n` or `\r\n`, and contain
 * no control characters but tabs.
 */
export function scan(text: string): Line[] {
  const lines: Line[] = [];
  const { length } = text;
  // The next colon of each kind at or after the line is kept between lines, because a search for each line would be quadratic. So would
  // a single check whether the text has one: V8 moves such a check to where its result is used, into the loop.
  let colon = -1;
  let wide = -1;
  for (let number = 0, from = 0; from <= length; number++) {
    const to = next('\n', text, from);
    if (colon < from) colon = next(':', text, from);
    if (wide < from) wide = next(FULLWIDTH_COLON, text, from);
    lines.push(readLine(text, from, to, Math.min(colon, wide), number));
    from = to + 1;
  }
  return lines;
}

/** Returns the next position of a sign; the text's length if there is none. */
function next(sign: string, text: string, from: number): number {
  const found = text.indexOf(sign, from);
  return found < 0 ? text.length : found;
}

/** Reads a line that is not part of a text, such as a rewritten one. */
export function lineOf(text: string): Line {
  const colon = text.search(/[:\uff1a]/u);
  return readLine(text, 0, text.length, colon < 0 ? text.length + 1 : colon, 0);
}

/** Never reads a character beyond the text, which would make V8 read all strings here more slowly. */
function readLine(text: string, from: number, to: number, firstColon: number, number: number): Line {
  let start = from;
  let indent = 0;
  let code = 0;
  for (; start < to; start++) {
    code = text.charCodeAt(start);
    if (code === SPACE) indent++;
    else if (code === TAB) indent = (indent & ~7) + 8;
    else if (isBlank(code)) indent++;
    else break;
  }
  let end = to;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  if (start === end) return new Line(number, BLANK, 0, '', '', false, start, end);
  if (code === PERCENT || code === HASH || code === SEMICOLON)
    return readComment(text, start, end, indent, number);
  const row =
    code === BAR || code === PLUS || isBoxDrawing(code) ? readRow(text, start, end, indent, number) : null;
  if (row !== null) return row;
  if (isRuler(text, start, end, code))
    return new Line(number, RULER, indent, '', text.slice(start, end), false, start, end);

  let head = start;
  let decorated = false;
  if (code === OPENING_BRACKET || isNumbered(text, start, end)) {
    const open = code === OPENING_BRACKET ? start : start + 3;
    const close = bracketEnd(text, open, end);
    if (close > 0) {
      const after = skipBlanks(
        text,
        close + 1 < end && text.charCodeAt(close + 1) === COLON ? close + 2 : close + 1,
        end,
      );
      const label = text.slice(open + 1, close).trim();
      return new Line(number, LABELLED, indent, label, text.slice(after, end), true, start, end);
    }
  } else if (isMark(code)) {
    while (isMark(code) || isBlank(code)) {
      if (++head === end) break;
      code = text.charCodeAt(head);
    }
    decorated = true;
    if (head === end) head = start;
    // `== OBJECT 2/3: HOLDER ==` is one heading, even with a colon in it.
    if (head - start > 1 && isMark(text.charCodeAt(end - 1)) && isMark(text.charCodeAt(end - 2)))
      return new Line(number, TEXT, indent, '', text.slice(head, end), true, start, end);
  } else if (code === COLON && text.startsWith('::', start)) {
    // `:: Registrant ::`, a heading of Korean registrars.
    head = skipBlanks(text, start + 2, end);
    decorated = head < end;
  }

  if (
    firstColon > head &&
    firstColon < end &&
    firstColon - head <= MAX_LABEL + 40 &&
    isSeparator(text, head, firstColon, end)
  ) {
    let labelEnd = firstColon;
    while (labelEnd > head && isLeader(text.charCodeAt(labelEnd - 1))) labelEnd--;
    if (labelEnd > head && labelEnd - head <= (firstColon + 1 === end ? MAX_HEADING : MAX_LABEL)) {
      const label = text.slice(head, labelEnd);
      const value = skipLeaders(text, skipBlanks(text, firstColon + 1, end), end);
      return new Line(number, LABELLED, indent, label, text.slice(value, end), decorated, start, end);
    }
  }
  return new Line(number, TEXT, indent, '', text.slice(head, end), decorated, start, end);
}

/** Reads a comment, or a heading between comment signs. */
function readComment(text: string, start: number, end: number, indent: number, number: number): Line {
  const mayHead = end - start <= MAX_HEADING && text.startsWith('##', start);
  const heading = mayHead ? HASHES.exec(text.slice(start, end))?.[1] : undefined;
  return heading === undefined
    ? new Line(number, COMMENT, indent, '', text.slice(start, end), false, start, end)
    : new Line(number, TEXT, indent, '', heading, true, start, end);
}

/** Reads a row of a table with two columns, or a border between rows, which counts as a comment; null for any other line. */
function readRow(text: string, start: number, end: number, indent: number, number: number): Line | null {
  if (end - start > MAX_ROW) return null;
  const row = text.slice(start, end);
  if (BORDER.test(row)) return new Line(number, COMMENT, indent, '', row, false, start, end);
  const [, label, value = ''] = ROW.exec(row) ?? [];
  return label === undefined ? null : new Line(number, LABELLED, indent, label, value, false, start, end);
}

/** Whether a line begins like `a. [Domain Name]`: JPRS numbers its labels. */
const isNumbered = (text: string, start: number, end: number): boolean =>
  start + 3 < end && text.charCodeAt(start + 3) === OPENING_BRACKET && text.charCodeAt(start + 1) === POINT;

function skipBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at < end ? at : end;
}

/** Skips leaders after the colon, `Domain:..........example.tg` (JWhoisServer), or a table's bar, `Domain: | example.com`. */
function skipLeaders(text: string, from: number, end: number): number {
  if (text.startsWith('| ', from)) return skipBlanks(text, from + 1, end);
  if (!text.startsWith('...', from)) return from;
  let at = from;
  while (at < end && (text.charCodeAt(at) === POINT || isBlank(text.charCodeAt(at)))) at++;
  return at;
}

/** Whether a colon ends a label. A colon in a time, an address or a URL does not. */
function isSeparator(text: string, head: number, colon: number, end: number): boolean {
  if (colon + 1 === end) return true;
  const next = text.charCodeAt(colon + 1);
  if (isBlank(next)) return true;
  if (next === SLASH && text.startsWith('//', colon + 1)) return false;
  if (next === COLON) return false;
  return !(isHex(next) && isTimeOrAddress(text, head, colon, end));
}

/** Characters other than blanks that may precede an address. */
const BEFORE_ADDRESS: ReadonlySet<number> = new Set([
  OPENING_BRACKET,
  OPENING_PARENTHESIS,
  LESS_THAN,
  COMMA,
  SLASH,
  EQUALS,
]);

/** Whether the text before the colon is a number or a group of an IPv6 address. */
function isTimeOrAddress(text: string, head: number, colon: number, end: number): boolean {
  const digits = isDigit(text.charCodeAt(colon - 1)) && isDigit(text.charCodeAt(colon + 1));
  if (digits && !isCount(text, head, colon)) return true;
  let at = colon - 1;
  while (at >= head && colon - at <= 5 && isHex(text.charCodeAt(at))) at--;
  const length = colon - 1 - at;
  if (length < 1 || length > 4) return false;
  const before = at < head ? SPACE : text.charCodeAt(at);
  return (
    (isBlank(before) || BEFORE_ADDRESS.has(before)) &&
    text.slice(colon + 1, Math.min(end, colon + 40)).includes(':')
  );
}

/** Whether the digit before the colon counts labels, right after a letter: `Registrant Street1:22 Example Road`. */
function isCount(text: string, head: number, colon: number): boolean {
  return colon - 2 >= head && isAsciiLetter(text.charCodeAt(colon - 2));
}

/**
 * Returns the position of the `]` in `[Label]  value`, or -1. A text in brackets that begins with a blank is a heading if it is short
 * and running text otherwise, and `[x]y` is a word.
 */
function bracketEnd(text: string, open: number, end: number): number {
  if (open + 1 === end) return -1;
  if (isBlank(text.charCodeAt(open + 1)))
    return end - open <= MAX_BRACKETED && text.slice(open, end).indexOf(']') === end - open - 1
      ? end - 1
      : -1;
  const limit = Math.min(end, open + MAX_LABEL);
  for (let at = open + 2; at < limit; at++) {
    if (text.charCodeAt(at) !== CLOSING_BRACKET) continue;
    if (at + 1 === end) return at;
    const next = text.charCodeAt(at + 1);
    return isBlank(next) || next === COLON ? at : -1;
  }
  return -1;
}

function isRuler(text: string, start: number, end: number, code: number): boolean {
  if (code === GREATER_THAN) return text.startsWith('>>', start);
  if (!isMark(code) && code !== UNDERSCORE) return false;
  for (let at = start + 1; at < end; at++) if (text.charCodeAt(at) !== code) return false;
  return end - start > 1;
}
