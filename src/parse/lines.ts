/**
 * A response as lines, each split where registries put a label. Linear in the text: every
 * character is looked at a fixed number of times, and no regular expression runs here.
 */
export interface Line {
  /** Counted from 0. */
  readonly number: number;
  readonly kind: LineKind;
  /** Columns before the first character; a tab reaches to the next multiple of eight. */
  readonly indent: number;
  /** What stands before the separator, without dotted leaders and brackets; '' when there is none. */
  readonly label: string;
  /** What stands after the separator, trimmed; the whole trimmed line when there is no label. */
  readonly value: string;
  /** Whether marks set it off: `[Tech-C]`, `** Registrant:`. */
  readonly decorated: boolean;
  /** Where the trimmed line stands in the text. */
  readonly start: number;
  readonly end: number;
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
const UNDERSCORE = 95;
const NO_BREAK_SPACE = 0xa0;
const IDEOGRAPHIC_SPACE = 0x3000;
const FULLWIDTH_COLON = 0xff1a;

const isBlank = (code: number): boolean =>
  code === SPACE || (code <= 13 && code >= TAB) || code === NO_BREAK_SPACE || code === IDEOGRAPHIC_SPACE;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isHex = (code: number): boolean =>
  isDigit(code) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);
const isLeader = (code: number): boolean =>
  isBlank(code) || code === DOT || code === ASTERISK || code === UNDERSCORE || code === DASH;
const isMark = (code: number): boolean => code === ASTERISK || code === DASH || code === EQUALS;

/** Splits a whole response whose lines end in `\n`. */
export function scan(text: string): Line[] {
  const lines: Line[] = [];
  const length = text.length;
  const fullwidth = text.indexOf('\uff1a') >= 0;
  // The next colon at or after `start`, kept between lines so that colonless text stays linear.
  let colon = -1;

  for (let number = 0, start = 0; start <= length; number++) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = length;
    if (colon < start) {
      colon = text.indexOf(':', start);
      if (colon < 0) colon = length + 1;
    }
    lines.push(readLine(text, start, end, colon, number, fullwidth));
    start = end + 1;
  }
  return lines;
}

function readLine(
  text: string,
  from: number,
  to: number,
  nextColon: number,
  number: number,
  fullwidth: boolean,
): Line {
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
  if (start === end)
    return { number, kind: BLANK, indent: 0, label: '', value: '', decorated: false, start, end };

  if (code === PERCENT || code === HASH || code === SEMICOLON)
    return {
      number,
      kind: COMMENT,
      indent,
      label: '',
      value: text.slice(start, end),
      decorated: false,
      start,
      end,
    };
  if (isRuler(text, start, end, code))
    return {
      number,
      kind: RULER,
      indent,
      label: '',
      value: text.slice(start, end),
      decorated: false,
      start,
      end,
    };

  let head = start;
  let decorated = false;
  // JPRS numbers its labels, `a. [Domain Name]`: the letter is decoration.
  if (code === OPEN || (text.charCodeAt(start + 3) === OPEN && text.charCodeAt(start + 1) === DOT)) {
    const open = code === OPEN ? start : start + 3;
    const close = bracketEnd(text, open, end);
    if (close > 0) {
      const after = skipBlanks(text, text.charCodeAt(close + 1) === COLON ? close + 2 : close + 1, end);
      const label = text.slice(open + 1, close);
      return {
        number,
        kind: LABELLED,
        indent,
        label,
        value: text.slice(after, end),
        decorated: true,
        start,
        end,
      };
    }
  } else if (isMark(code)) {
    while (head < end && (isMark(code) || isBlank(code))) code = text.charCodeAt(++head);
    decorated = true;
    if (head === end) head = start;
  }

  const colon = separator(text, head, end, nextColon, fullwidth);
  if (colon > head) {
    let labelEnd = colon;
    while (labelEnd > head && isLeader(text.charCodeAt(labelEnd - 1))) labelEnd--;
    if (labelEnd > head && labelEnd - head <= MAX_LABEL) {
      const value = text.slice(skipBlanks(text, colon + 1, end), end);
      return {
        number,
        kind: LABELLED,
        indent,
        label: text.slice(head, labelEnd),
        value,
        decorated,
        start,
        end,
      };
    }
  }
  return { number, kind: TEXT, indent, label: '', value: text.slice(head, end), decorated, start, end };
}

function skipBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at < end ? at : end;
}

/** Position of the colon that ends a label, or -1: one of a time, an address or a URL separates nothing. */
function separator(text: string, head: number, end: number, nextColon: number, fullwidth: boolean): number {
  let colon = nextColon;
  if (fullwidth) {
    const wide = text.slice(head, end).indexOf(String.fromCharCode(FULLWIDTH_COLON));
    if (wide > 0 && (colon >= end || head + wide < colon)) return head + wide;
  }
  if (colon < head) colon = text.slice(head, end).indexOf(':') + head;
  if (colon >= end || colon < head) return -1;
  if (colon + 1 === end) return colon;
  const next = text.charCodeAt(colon + 1);
  if (isBlank(next)) return colon;
  if (next === SLASH && text.charCodeAt(colon + 2) === SLASH) return -1;
  if (next === COLON) return -1;
  return isHex(next) && isTimeOrAddress(text, head, colon) ? -1 : colon;
}

/** Whether what stands before the colon is a number or a group of an IPv6 address. */
function isTimeOrAddress(text: string, head: number, colon: number): boolean {
  if (isDigit(text.charCodeAt(colon - 1)) && isDigit(text.charCodeAt(colon + 1))) return true;
  let at = colon - 1;
  while (at >= head && colon - at <= 5 && isHex(text.charCodeAt(at))) at--;
  const length = colon - 1 - at;
  if (
    length < 1 ||
    length > 4 ||
    (at >= head && !isBlank(text.charCodeAt(at)) && text.charCodeAt(at) !== OPEN)
  )
    return false;
  return text.slice(colon + 1, colon + 40).includes(':');
}

/** The `]` of `[Label]  value`, or -1; `[ prose ]` starts with a blank and `[x]y` is a word. */
function bracketEnd(text: string, open: number, end: number): number {
  if (isBlank(text.charCodeAt(open + 1))) return -1;
  const limit = Math.min(end, open + MAX_LABEL);
  for (let i = open + 2; i < limit; i++) {
    if (text.charCodeAt(i) !== 93) continue;
    const next = text.charCodeAt(i + 1);
    return i + 1 === end || isBlank(next) || next === COLON ? i : -1;
  }
  return -1;
}

function isRuler(text: string, start: number, end: number, code: number): boolean {
  if (code === GREATER) return text.charCodeAt(start + 1) === GREATER;
  if (!isMark(code) && code !== UNDERSCORE) return false;
  for (let i = start + 1; i < end; i++) if (text.charCodeAt(i) !== code) return false;
  return end - start > 1;
}
