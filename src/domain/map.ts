/**
 * The mapping of UTS 46 (nontransitional) without its table: what the table says follows from Unicode's own
 * properties, which JavaScript has. Compared with Node's `domainToASCII` for every code point in
 * test/domain/map.test.ts, which lists where the two differ and why.
 */

/** Code points that mean nothing in a name: soft hyphen, zero-width space, fillers, variation selectors … */
const IGNORED =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant by itself
  /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180b-\u180d\u180f\u200b\u2060\u2064\u3164\ufeff\uffa0\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|\p{Variation_Selector}/gu;

/** Maps a label (no dots) to the form that is registered: lower case, one of compatible forms, NFC. */
export function mapLabel(label: string): string {
  if (/^[a-z0-9-]*$/.test(label)) return label;
  let mapped = '';
  for (const char of label.replace(IGNORED, '')) mapped += mapChar(char);
  return mapped.normalize('NFC');
}

function mapChar(char: string): string {
  // Letters of their own since IDNA 2008, if written as such: a "lunate sigma" is a sigma all the same.
  if (char === 'ß' || char === 'ẞ') return 'ß';
  if (char === 'ς') return char;
  let folded = '';
  for (const part of char.normalize('NFKC')) folded += fold(part);
  return folded.normalize('NFKC');
}

/** Unicode's full case folding of one code point. */
function fold(char: string): string {
  const lower = char.toLowerCase();
  // Dotless i has the capital of i, but folds to itself.
  if (lower === 'ı') return lower;
  // Cherokee folds to its capitals, which Unicode had first.
  if (/^\p{Script=Cherokee}$/u.test(lower)) return lower.toUpperCase();
  return lower.toUpperCase().toLowerCase();
}
