/**
 * The mapping of UTS 46 (nontransitional) without its table, which follows from properties of Unicode that JavaScript has.
 * test/domain/map.test.ts compares it with Node's `domainToASCII` for every code point, and lists where the two differ and why.
 */

/** Code points without a meaning in a name: soft hyphen, zero-width space, fillers, variation selectors … */
const IGNORED =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is meant by itself
  /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180b-\u180d\u180f\u200b\u2060\u2064\u3164\ufeff\uffa0\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|\p{Variation_Selector}/gu;

/** Maps a label (without dots) to the form that is registered: lower case, compatibility forms unified, NFC. */
export function mapLabel(label: string): string {
  if (/^[a-z0-9-]*$/.test(label)) return label;
  let mapped = '';
  for (const char of label.replace(IGNORED, '')) mapped += mapChar(char);
  return mapped.normalize('NFC');
}

function mapChar(char: string): string {
  // Separate letters since IDNA 2008, if written as such; a lunate sigma is still a sigma.
  if (char === 'ß' || char === 'ẞ') return 'ß';
  if (char === 'ς') return char;
  let folded = '';
  for (const part of char.normalize('NFKC')) folded += fold(part);
  return folded.normalize('NFKC');
}

/** Unicode's full case folding of one code point. */
function fold(char: string): string {
  const lower = char.toLowerCase();
  // Dotless i has the same capital as i, but folds to itself.
  if (lower === 'ı') return lower;
  // Cherokee folds to its capitals, which were in Unicode first.
  if (/^\p{Script=Cherokee}$/u.test(lower)) return lower.toUpperCase();
  return lower.toUpperCase().toLowerCase();
}
