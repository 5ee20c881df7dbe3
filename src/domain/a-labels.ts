import punycode from 'punycode.js';
import { mapLabel } from './map.js';

/** The label separators of RFC 3490 section 3.1: full stop, and the ideographic, fullwidth and halfwidth ideographic ones. */
export const DOTS = /[.\u3002\uff0e\uff61]/u;

const ASCII_NAME = /^[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*$/u;
const MAX_NAME = 253;

/**
 * Returns a name in the form in which DNS compares it: A-labels (RFC 5890 section 2.3.2.1) in lower case, without a final dot. Null if the
 * text is not a name. Accepts what servers print; `parseDomain` checks whether a name could be registered.
 */
export function toALabels(name: string): string | null {
  if (name.length > MAX_NAME + 1) return null;
  const lower = name.toLowerCase();
  const written = lower.endsWith('.') ? lower.slice(0, -1) : lower;
  if (ASCII_NAME.test(written)) return written;
  const labels: string[] = [];
  for (const label of written.split(DOTS)) {
    const ascii = toALabel(label);
    if (ascii === null) return null;
    labels.push(ascii);
  }
  return labels.join('.');
}

/**
 * Returns a name with the letters of its A-labels. A label stays as it is if its letters would not give the same label: it is not valid, or
 * has characters other than letters.
 */
export const toUnicode = (name: string): string => name.split('.').map(toULabel).join('.');

function toULabel(label: string): string {
  const lower = label.toLowerCase();
  if (!lower.startsWith('xn--')) return label;
  try {
    const letters = punycode.toUnicode(lower);
    return toALabel(letters) === lower ? letters : label;
  } catch {
    return label;
  }
}

/** Letters and digits of any script with their marks, hyphens, joiners, and Catalan's middle dot. */
const LETTERS = /^(?:[\p{L}\p{M}\p{N}_-]|\u00b7|\u200c|\u200d|\u30fb){1,63}$/u;

function toALabel(label: string): string | null {
  const mapped = mapLabel(label);
  if (!LETTERS.test(mapped)) return null;
  return ASCII_NAME.test(mapped) ? mapped : `xn--${punycode.encode(mapped)}`;
}
