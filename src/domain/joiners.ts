/** Zero width non-joiner and joiner. */
export const JOINERS = /[\u200c\u200d]/;

/** Viramas (canonical combining class 9), which a joiner may follow: Unicode 17.0, DerivedCombiningClass.txt. */
const VIRAMA =
  '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0e3a\\u0eba\\u0f84\\u1039\\u103a\\u1714\\u1715\\u1734\\u17d2\\u1a60\\u1b44\\u1baa\\u1bab\\u1bf2\\u1bf3\\u2d7f\\ua806\\ua82c\\ua8c4\\ua953\\ua9c0\\uaaf6\\uabed\\u{10a3f}\\u{11046}\\u{11070}\\u{1107f}\\u{110b9}\\u{11133}\\u{11134}\\u{111c0}\\u{11235}\\u{112ea}\\u{1134d}\\u{113ce}-\\u{113d0}\\u{11442}\\u{114c2}\\u{115bf}\\u{1163f}\\u{116b6}\\u{1172b}\\u{11839}\\u{1193d}\\u{1193e}\\u{119e0}\\u{11a34}\\u{11a47}\\u{11a99}\\u{11c3f}\\u{11d44}\\u{11d45}\\u{11d97}\\u{11f41}\\u{11f42}\\u{1612f}]';

/** Scripts whose letters join. */
const JOINING =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Phag}\\p{sc=Adlm}\\p{sc=Rohg}]';
/** Letters of those scripts that never join to the next one, so that a non-joiner after them has no effect. */
const NO_JOIN_AFTER =
  '[\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef]';

const AFTER_VIRAMA = new RegExp(`${VIRAMA}$`, 'u');
const JOINS_BEFORE = new RegExp(`(?!${NO_JOIN_AFTER})${JOINING}\\p{M}{0,8}$`, 'u');
const JOINS_AFTER = new RegExp(`^\\p{M}{0,8}(?=\\p{L})${JOINING}`, 'u');

/**
 * Checks rules A.1 and A.2 of RFC 5892: both joiners are allowed after a virama, the non-joiner also between letters that would join.
 * JavaScript has no joining types, so every letter of a joining script counts as joining, except those of Arabic that do not join to the
 * left.
 */
export function joinersMatter(label: string): boolean {
  for (let at = 0; at < label.length; at++) {
    const char = label[at] ?? '';
    if (!JOINERS.test(char)) continue;
    // The rules need at most eight marks and a letter, two code units each.
    const before = label.slice(Math.max(0, at - 18), at);
    if (AFTER_VIRAMA.test(before)) continue;
    const after = label.slice(at + 1, at + 19);
    if (char === '\u200d' || !JOINS_BEFORE.test(before) || !JOINS_AFTER.test(after)) return false;
  }
  return true;
}
