import { intern } from './intern.js';

/** A line of a response, split where registries put a label. */
export class Line {
  constructor(
    /** Counted from 0. */
    readonly number: number,
    readonly kind: LineKind,
    /** Columns before the first character; a tab reaches to the next multiple of eight. */
    readonly indent: number,
    /** What stands before the separator, without dotted leaders and brackets; '' when there is none. */
    readonly label: string,
    /** What stands after the separator, trimmed; the whole trimmed line when there is no label. */
    readonly value: string,
    /** Whether marks set it off: `[Tech-C]`, `** Registrant:`. */
    readonly decorated: boolean,
    /** Where the trimmed line stands in the text. */
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
/** `>>> Last update … <<<`, `---`, `=====`: nothing below belongs to what is above. */
export const RULER = 4;

/** No registry has a longer label; a colon further on belongs to a sentence. */
const MAX_LABEL = 64;

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const HASH = 35;
const PERCENT = 37;
const ASTERISK = 42;
const DASH = 45;
const DOT = 46;
const SLASH = 47;
const COLON = 58;
const SEMICOLON = 59;
const EQUALS = 61;
const GREATER = 62;
const OPEN = 91;
const CLOSE = 93;
const UNDERSCORE = 95;
const DELETE = 127;
const NO_BREAK_SPACE = 0xa0;
const IDEOGRAPHIC_SPACE = 0x3000;
const BYTE_ORDER_MARK = 0xfeff;
const FULLWIDTH_COLON = 0xff1a;

const isBlank = (code: number): boolean =>
  code === SPACE || (code <= 13 && code >= TAB) || code === NO_BREAK_SPACE || code === IDEOGRAPHIC_SPACE;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isHex = (code: number): boolean =>
  isDigit(code) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);
const isLeader = (code: number): boolean =>
  isBlank(code) || code === DOT || code === ASTERISK || code === UNDERSCORE || code === DASH;
const isMark = (code: number): boolean => code === ASTERISK || code === DASH || code === EQUALS;

/** Character codes of a text. */
type Codes = Uint16Array;

/** Control characters, which `cleanText` takes out. */
const isDirt = (code: number): boolean =>
  (code < SPACE && code !== TAB && code !== NEWLINE) ||
  (code >= DELETE && code < NO_BREAK_SPACE) ||
  code === BYTE_ORDER_MARK;

/** Low bytes of the codes that end a line, end a label or are dirt: all others are passed over. */
const SPECIAL = Uint8Array.from({ length: 256 }, (_, low) =>
  low !== TAB &&
  (low === COLON ||
    isDirt(low) ||
    low === NEWLINE ||
    low === (FULLWIDTH_COLON & 0xff) ||
    low === (BYTE_ORDER_MARK & 0xff))
    ? 1
    : 0,
);

/** Codes of the text at hand, reused: most responses are smaller, larger ones get their own. */
const SCRATCH = new Uint16Array(32_768);

/**
 * Splits a response into lines and each line at its label. Every character is looked at a fixed
 * number of times, and no regular expression runs here. `ascii` are the text's own bytes, if it is
 * ASCII. Lines may end in `\n` or `\r\n`; null where the text holds anything else that
 * `cleanText` takes out.
 */
export function scan(text: string, ascii: Uint8Array | null = null): Line[] | null {
  const codes = codesOf(text, ascii);
  const lines: Line[] = [];
  const length = text.length;
  for (let number = 0, from = 0; from <= length; number++) {
    let at = from;
    let indent = 0;
    let code = 0;
    for (; at < length; at++) {
      code = codes[at] as number;
      if (code === SPACE) indent++;
      else if (code === TAB) indent = (indent & ~7) + 8;
      else if (code === NO_BREAK_SPACE || code === IDEOGRAPHIC_SPACE) indent++;
      else break;
    }
    const start = at;
    let colon = -1;
    for (; at < length; at++) {
      code = codes[at] as number;
      if ((SPECIAL[code & 0xff] as number) === 0) continue;
      if (code === NEWLINE) break;
      if (code === COLON || code === FULLWIDTH_COLON) {
        if (colon < 0) colon = at;
      } else if (isDirt(code) && !(code === RETURN && codes[at + 1] === NEWLINE)) return null;
    }
    let end = at;
    while (end > start && isBlank(codes[end - 1] as number)) end--;
    lines.push(
      start === end
        ? new Line(number, BLANK, 0, '', '', false, start, end)
        : readLine(text, codes, start, end, colon, number, indent),
    );
    from = at + 1;
  }
  return lines;
}

function codesOf(text: string, ascii: Uint8Array | null): Codes {
  const { length } = text;
  const codes = length <= SCRATCH.length ? SCRATCH : new Uint16Array(length);
  if (ascii !== null) codes.set(ascii);
  else for (let at = 0; at < length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

function readLine(
  text: string,
  codes: Codes,
  start: number,
  end: number,
  firstColon: number,
  number: number,
  indent: number,
): Line {
  let code = codes[start] as number;
  if (code === PERCENT || code === HASH || code === SEMICOLON)
    return new Line(number, COMMENT, indent, '', text.slice(start, end), false, start, end);
  if (isRuler(codes, start, end, code))
    return new Line(number, RULER, indent, '', text.slice(start, end), false, start, end);

  let head = start;
  let decorated = false;
  // JPRS numbers its labels, `a. [Domain Name]`: the letter is decoration.
  if (code === OPEN || (codes[start + 3] === OPEN && codes[start + 1] === DOT)) {
    const open = code === OPEN ? start : start + 3;
    const close = bracketEnd(codes, open, end);
    if (close > 0) {
      const after = skipBlanks(codes, codes[close + 1] === COLON ? close + 2 : close + 1, end);
      return new Line(
        number,
        LABELLED,
        indent,
        intern(text, open + 1, close),
        text.slice(after, end),
        true,
        start,
        end,
      );
    }
  } else if (isMark(code)) {
    while (head < end && (isMark(code) || isBlank(code))) code = codes[++head] as number;
    decorated = true;
    if (head === end) head = start;
  }

  if (
    firstColon > head &&
    firstColon - head <= MAX_LABEL + 40 &&
    isSeparator(text, codes, head, firstColon, end)
  ) {
    let labelEnd = firstColon;
    while (labelEnd > head && isLeader(codes[labelEnd - 1] as number)) labelEnd--;
    if (labelEnd > head && labelEnd - head <= MAX_LABEL) {
      const value = text.slice(skipBlanks(codes, firstColon + 1, end), end);
      return new Line(number, LABELLED, indent, intern(text, head, labelEnd), value, decorated, start, end);
    }
  }
  return new Line(number, TEXT, indent, '', text.slice(head, end), decorated, start, end);
}

function skipBlanks(codes: Codes, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(codes[at] as number)) at++;
  return at < end ? at : end;
}

/** Whether a colon ends a label: one of a time, an address or a URL separates nothing. */
function isSeparator(text: string, codes: Codes, head: number, colon: number, end: number): boolean {
  if (colon + 1 === end) return true;
  const next = codes[colon + 1] as number;
  if (isBlank(next)) return true;
  if (next === SLASH && codes[colon + 2] === SLASH) return false;
  if (next === COLON) return false;
  return !(isHex(next) && isTimeOrAddress(text, codes, head, colon));
}

/** Whether what stands before the colon is a number or a group of an IPv6 address. */
function isTimeOrAddress(text: string, codes: Codes, head: number, colon: number): boolean {
  if (isDigit(codes[colon - 1] as number) && isDigit(codes[colon + 1] as number)) return true;
  let at = colon - 1;
  while (at >= head && colon - at <= 5 && isHex(codes[at] as number)) at--;
  const length = colon - 1 - at;
  if (length < 1 || length > 4) return false;
  const before = at < head ? SPACE : (codes[at] as number);
  return (isBlank(before) || before === OPEN) && text.slice(colon + 1, colon + 40).includes(':');
}

/** The `]` of `[Label]  value`, or -1; `[ prose ]` starts with a blank and `[x]y` is a word. */
function bracketEnd(codes: Codes, open: number, end: number): number {
  if (isBlank(codes[open + 1] as number)) return -1;
  const limit = Math.min(end, open + MAX_LABEL);
  for (let at = open + 2; at < limit; at++) {
    if (codes[at] !== CLOSE) continue;
    const next = codes[at + 1] as number;
    return at + 1 === end || isBlank(next) || next === COLON ? at : -1;
  }
  return -1;
}

function isRuler(codes: Codes, start: number, end: number, code: number): boolean {
  if (code === GREATER) return codes[start + 1] === GREATER;
  if (!isMark(code) && code !== UNDERSCORE) return false;
  for (let at = start + 1; at < end; at++) if (codes[at] !== code) return false;
  return end - start > 1;
}
