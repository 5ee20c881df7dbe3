/** Scripts written from right to left. */
const RTL =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}]/u;
const RTL_LETTER =
  /^(?=[\p{L}\p{Nl}])[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u0640]/u;
const LTR_LETTER =
  /(?![\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\u0640])\p{L}/u;
const ENDS_IN_MARKS = /\p{M}+$/u;

/**
 * What a label breaks of the Bidi rule (RFC 5893, section 2), or null. Checked where a label holds letters
 * written from right to left; a label of Latin letters beside it is left to its registry. Approximated by
 * scripts, as bidi classes are no property that JavaScript has.
 */
export function directionFault(label: string): string | null {
  if (!RTL.test(label)) return null;
  if (!RTL_LETTER.test(label))
    return 'mixes directions: it must begin with a letter written from right to left';
  if (LTR_LETTER.test(label)) return 'mixes letters written from right to left with others';
  if (/[0-9\u06f0-\u06f9]/.test(label) && /[\u0660-\u0669]/.test(label))
    return 'mixes European and Arabic digits';
  const trimmed = label.replace(ENDS_IN_MARKS, '');
  if (trimmed.endsWith('-')) return 'ends in a hyphen';
  return null;
}
