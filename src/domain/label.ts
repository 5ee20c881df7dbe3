import punycode from 'punycode.js';
import { directionFault } from './direction.js';
import { JOINERS, joinersMatter } from './joiners.js';
import { mapLabel } from './map.js';

/** RFC 1035, section 2.3.4, in octets. */
export const MAX_LABEL = 63;

export interface Label {
  /** Lower case ASCII: letters, digits and hyphens, `xn--…` where there are others. */
  ascii: string;
  /** The same in letters. */
  unicode: string;
}

/** What makes a label no label, in words that continue `the label "…"`. */
export class LabelFault extends Error {}

/**
 * Reads a label as people write it: letters in any case and form, or punycode.
 * Throws {@link LabelFault} with the reason if it cannot stand in a domain name.
 */
export function readLabel(input: string): Label {
  const mapped = mapLabel(input);
  if (mapped === '')
    throw new LabelFault(input === '' ? 'is empty' : 'is empty: it has invisible characters only');
  if (/^[a-z0-9-]+$/.test(mapped))
    return mapped.startsWith('xn--') ? fromPunycode(mapped) : fromAscii(mapped);
  // Punycode is never shorter than a code point an octet: what is too long need not be read any further.
  if (Array.from(mapped).length > MAX_LABEL)
    throw new LabelFault(`is longer than ${MAX_LABEL} octets in ASCII`);
  checkUnicode(mapped);
  return { ascii: checkLength(`xn--${encode(mapped)}`), unicode: mapped };
}

function fromAscii(label: string): Label {
  checkHyphens(label);
  return { ascii: checkLength(label), unicode: label };
}

function fromPunycode(label: string): Label {
  checkLength(label);
  const unicode = decode(label.slice(4));
  if (!/[^\0-\x7f]/.test(unicode)) throw new LabelFault('is punycode of plain ASCII');
  // Two spellings of one label would be two names to a registry: only what encoding gives back counts.
  if (mapLabel(unicode) !== unicode || `xn--${encode(unicode)}` !== label) {
    throw new LabelFault('is not the punycode of what it stands for');
  }
  checkUnicode(unicode);
  return { ascii: label, unicode };
}

/** The part after `xn--`; punycode.js takes linear time in what is at most 63 octets. */
function decode(encoded: string): string {
  try {
    return punycode.decode(encoded);
  } catch (cause) {
    throw new LabelFault('begins with "xn--" but is no punycode', { cause });
  }
}

function encode(label: string): string {
  try {
    return punycode.encode(label);
  } catch (cause) {
    throw new LabelFault('cannot be written in punycode', { cause });
  }
}

function checkLength(ascii: string): string {
  if (ascii.length > MAX_LABEL) {
    throw new LabelFault(`is ${ascii.length} octets long in ASCII, more than ${MAX_LABEL}`);
  }
  return ascii;
}

/**
 * UTS 46, section 4.1, with STD3 rules: control, private, unassigned and format code points, blanks, ASCII
 * other than letters, digits and hyphens (also inside of `≠`, which is `=` and a stroke), a full stop that came
 * of mapping, a hyphen that is not seen, the marks that stand for a character that is missing, and
 * ideographic description characters.
 */
const DISALLOWED =
  /(?![\u200c\u200d])[\p{C}\p{Z}]|[^a-z0-9\x2d\x80-\u{10ffff}]|[\u1806\u2260\u226e\u226f\u3002\u2ff0-\u2fff\u31ef\ufffc\ufffd]/u;

function checkUnicode(label: string): void {
  const bad = DISALLOWED.exec(label)?.[0];
  if (bad !== undefined) throw new LabelFault(`has ${describe(bad)}, which no domain name may have`);
  if (/^\p{M}/u.test(label)) throw new LabelFault('begins with a combining mark');
  if (JOINERS.test(label) && !joinersMatter(label)) {
    throw new LabelFault('has a zero-width joiner or non-joiner where it joins nothing');
  }
  const fault = directionFault(label);
  if (fault !== null) throw new LabelFault(fault);
  checkHyphens(label);
  if (label.slice(2, 4) === '--') throw new LabelFault('has hyphens in its third and fourth place');
}

/** `ab--cd` in ASCII is left to the registry: such names are in use, and only `xn--` has a meaning. */
function checkHyphens(label: string): void {
  if (label.startsWith('-')) throw new LabelFault('begins with a hyphen');
  if (label.endsWith('-')) throw new LabelFault('ends in a hyphen');
}

/** `"_" (U+005F)`; what cannot be seen is named by its number alone. */
function describe(char: string): string {
  if (char === ' ') return 'a blank (U+0020)';
  return /[\p{C}\p{Z}\p{M}]/u.test(char) ? codePoint(char) : `"${char}" (${codePoint(char)})`;
}

export function codePoint(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
