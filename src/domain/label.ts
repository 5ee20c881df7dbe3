import punycode from 'punycode.js';
import { directionFault } from './direction.js';
import { JOINERS, joinersMatter } from './joiners.js';
import { mapLabel } from './map.js';

/** Octets (RFC 1035, section 2.3.4). */
export const MAX_LABEL = 63;

export interface Label {
  /** Lower case ASCII: letters, digits and hyphens, `xn--…` if there are others. */
  ascii: string;
  /** The label in letters. */
  unicode: string;
}

/** Why a text is not a label, in words that continue `the label "…"`. */
export class LabelFault extends Error {}

/**
 * Reads a label as people write it: letters in any case and form, or Punycode.
 * Throws {@link LabelFault} with the reason if it is not allowed in a domain name.
 */
export function readLabel(input: string): Label {
  const mapped = mapLabel(input);
  if (mapped === '')
    throw new LabelFault(input === '' ? 'is empty' : 'is empty: it has only invisible characters');
  if (/^[a-z0-9-]+$/.test(mapped))
    return mapped.startsWith('xn--') ? fromPunycode(mapped) : fromAscii(mapped);
  // Punycode has at least one octet for each code point, so longer labels need not be encoded.
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
  if (!/[^\0-\x7f]/.test(unicode)) throw new LabelFault('is Punycode for plain ASCII');
  // Only the spelling that encoding returns is accepted: registries would take another one for another name.
  if (mapLabel(unicode) !== unicode || `xn--${encode(unicode)}` !== label) {
    throw new LabelFault('is not the Punycode that its characters encode to');
  }
  checkUnicode(unicode);
  return { ascii: label, unicode };
}

/** Decodes the part after `xn--`, which has at most 63 octets. */
function decode(encoded: string): string {
  try {
    return punycode.decode(encoded);
  } catch (cause) {
    throw new LabelFault('begins with "xn--" but is not valid Punycode', { cause });
  }
}

function encode(label: string): string {
  try {
    return punycode.encode(label);
  } catch (cause) {
    throw new LabelFault('cannot be encoded in Punycode', { cause });
  }
}

function checkLength(ascii: string): string {
  if (ascii.length > MAX_LABEL) {
    throw new LabelFault(`is ${ascii.length} octets long in ASCII, more than ${MAX_LABEL}`);
  }
  return ascii;
}

/**
 * Disallowed by UTS 46, section 4.1, with STD3 rules: control, private, unassigned and format code points, blanks, ASCII other than
 * letters, digits and hyphens (even within `≠`, which is `=` and a stroke), a full stop that results from mapping, an invisible hyphen,
 * replacement characters, and ideographic description characters.
 */
const DISALLOWED =
  /(?![\u200c\u200d])[\p{C}\p{Z}]|[^a-z0-9\x2d\x80-\u{10ffff}]|[\u1806\u2260\u226e\u226f\u3002\u2ff0-\u2fff\u31ef\ufffc\ufffd]/u;

function checkUnicode(label: string): void {
  const bad = DISALLOWED.exec(label)?.[0];
  if (bad !== undefined) throw new LabelFault(`has ${describe(bad)}, which is not allowed in a domain name`);
  if (/^\p{M}/u.test(label)) throw new LabelFault('begins with a combining mark');
  if (JOINERS.test(label) && !joinersMatter(label)) {
    throw new LabelFault('has a zero-width joiner or non-joiner where it has no effect');
  }
  const fault = directionFault(label);
  if (fault !== null) throw new LabelFault(fault);
  checkHyphens(label);
  if (label.slice(2, 4) === '--') throw new LabelFault('has hyphens as its third and fourth characters');
}

/** `ab--cd` in ASCII is left to the registry, because such names are in use and only `xn--` has a meaning. */
function checkHyphens(label: string): void {
  if (label.startsWith('-')) throw new LabelFault('begins with a hyphen');
  if (label.endsWith('-')) throw new LabelFault('ends in a hyphen');
}

/** Names a character, `"_" (U+005F)`; an invisible one only by its number. */
function describe(char: string): string {
  if (char === ' ') return 'a blank (U+0020)';
  return /[\p{C}\p{Z}\p{M}]/u.test(char) ? codePoint(char) : `"${char}" (${codePoint(char)})`;
}

export function codePoint(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
