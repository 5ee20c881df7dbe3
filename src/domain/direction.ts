/** The blocks of scripts written from right to left (defaults of Unicode's DerivedBidiClass.txt). */
const RTL = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const ARABIC_DIGIT = /[\u0660-\u0669]/;
const EUROPEAN_DIGIT = /[0-9\u06f0-\u06f9]/;
const HAS_RTL = new RegExp(`(?=[${RTL}])\\p{L}|${ARABIC_DIGIT.source}`, 'u');
const BEGINS_RTL = new RegExp(`^(?=[${RTL}])\\p{L}`, 'u');
/** Modifier letters (`ʹ`) have no direction; spacing marks have the direction of their letters. */
const HAS_LTR = new RegExp(`(?![${RTL}])[\\p{Lu}\\p{Ll}\\p{Lt}\\p{Lo}\\p{Mc}\\p{Nl}]`, 'u');

/**
 * Returns how a label breaks the Bidi rule (RFC 5893, section 2), or null. Only labels with letters written from right to left are checked;
 * Latin labels of the same name are left to their registry. Approximated by blocks and categories, because JavaScript has no bidi classes.
 */
export function directionFault(label: string): string | null {
  if (!HAS_RTL.test(label)) return null;
  if (!BEGINS_RTL.test(label))
    return 'mixes directions: it must begin with a letter written from right to left';
  if (HAS_LTR.test(label)) return 'mixes letters written from right to left with others';
  if (EUROPEAN_DIGIT.test(label) && ARABIC_DIGIT.test(label)) return 'mixes European and Arabic digits';
  return null;
}
