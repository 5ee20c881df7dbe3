import { LATIN, type LatinAlphabet, PAIRED, SCRIPTS, WESTERN } from './alphabets.js';
import { charsetNamed } from './charset.js';
import { countHighBytes, type HighBytes, sampleOf } from './high-bytes.js';

/**
 * Guesses the charset of bytes that are not UTF-8, from a server whose charset is not known. In this order, by
 *
 * 1. UTF-8 with a few broken bytes;
 * 2. characters of two bytes: the charset in which the text has the most common characters of its language;
 * 3. single letters among ASCII ones: the charset in which all are letters of one language, unless they are also letters of Western
 *    Europe; windows-1252 in doubt;
 * 4. words without ASCII letters: the script with the most common letters.
 *
 * The suffix of `name`, a server or a domain, shows which languages are likely.
 */
export function guessCharset(answer: Uint8Array, name?: string): string {
  const bytes = sampleOf(answer);
  const seen = countHighBytes(bytes);
  if (seen.inUtf8 > 0 && seen.inUtf8 >= 4 * (seen.high - seen.inUtf8)) return 'utf-8';
  if (seen.runs === 0) return WINDOWS_1252;
  const country = (name ?? '').toLowerCase().replace(/\.$/u, '').split('.').at(-1) ?? '';
  const single = seen.high < 2 * seen.runs;
  // In most charsets both bytes of a pair are above 0x7F. If few are letters of Western Europe (0xC0 and above), the second may be ASCII.
  if ((!single && seen.evenRuns * 2 >= seen.runs) || seen.letters * 2 < seen.high) {
    const paired = readsAsPairs(bytes, country);
    if (paired !== null) return paired;
  }
  const pairs = !single && seen.evenRuns === seen.runs && seen.below * 5 > seen.high;
  if (single || (!pairs && seen.touching * 2 > seen.runs)) return latinCharset(seen, country);
  return (
    scriptCharset(bytes, country, pairs ? MIN_CERTAIN : MIN_LIKELY) ?? (pairs ? 'gb18030' : byShape(seen))
  );
}

// ---- two bytes for a character

/** Least share of common characters. A text has a half or more; a misread one has about one in thirty. */
const MIN_COMMON = 0.25;
/** The same in the country of the charset, where only a few names may not be ASCII. */
const MIN_COMMON_IN_COUNTRY = 0.1;

function readsAsPairs(bytes: Uint8Array, country: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { charset, countries, common } of PAIRED) {
    const there = isOneOf(country, countries);
    const share = commonShare(charsetNamed(charset).read(bytes), common);
    if (share < (there ? MIN_COMMON_IN_COUNTRY : MIN_COMMON)) continue;
    const score = there ? share * 2 : share;
    if (score > most) [best, most] = [charset, score];
  }
  return best;
}

/** Returns the share of common characters among those of a script; 0 if only one is common, or if many bytes are not a character. */
function commonShare(text: string, common: string): number {
  const known = charactersOf(common);
  let all = 0;
  let found = 0;
  let broken = 0;
  for (const character of text) {
    if (character < '\u0080') continue;
    if (character === '\ufffd') broken++;
    // Signs and full-width forms occur in texts of all scripts.
    else if (
      (character >= '\u3000' && character < '\u3040') ||
      (character >= '\uff00' && character < '\uff61')
    )
      continue;
    all++;
    if (known.has(character)) found++;
  }
  return found < 2 || broken * 10 > all ? 0 : found / all;
}

const characters = new Map<string, ReadonlySet<string>>();

function charactersOf(text: string): ReadonlySet<string> {
  let known = characters.get(text);
  if (known === undefined) {
    known = new Set(text.replace(/\s/gu, ''));
    characters.set(text, known);
  }
  return known;
}

// ---- Latin letters

/** How many different letters, and how many letters in all, must differ from windows-1252 to choose another charset. */
const MIN_DIFFERENT_LETTERS = 2;
const MIN_DIFFERING_LETTERS = 3;

function latinCharset(seen: HighBytes, country: string): string {
  const likely = LATIN.filter(({ countries }) => isOneOf(country, countries));
  const there = firstThatCovers(seen, likely, 1, 1);
  if (there !== null) return there;
  const western = (letters: string): boolean => lettersOf(seen, WINDOWS_1252, letters) !== null;
  if (!seen.signInWord && WESTERN.some(western)) return WINDOWS_1252;
  const [different, differing] = seen.signInWord ? [1, 1] : [MIN_DIFFERENT_LETTERS, MIN_DIFFERING_LETTERS];
  return firstThatCovers(seen, LATIN, different, differing) ?? WINDOWS_1252;
}

function firstThatCovers(
  seen: HighBytes,
  alphabets: readonly LatinAlphabet[],
  different: number,
  differing: number,
): string | null {
  for (const { charsets, letters } of alphabets) {
    let best: string | null = null;
    let most = 0;
    for (const charset of charsets) {
      const others = [...seen.counts].filter(
        (count, place) => count > 0 && highHalf(charset)[place] !== highHalf(WINDOWS_1252)[place],
      );
      const found = lettersOf(seen, charset, letters) ?? 0;
      if (found > most && others.length >= different && sum(others) >= differing)
        [best, most] = [charset, found];
    }
    if (best !== null) return best;
  }
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns how many letters of an alphabet a text has; null if it has others. Characters that are not letters do not count. */
function lettersOf({ counts }: HighBytes, charset: string, letters: string): number | null {
  const alphabet = charactersOf(letters);
  let found = 0;
  for (const [place, character] of highHalf(charset).entries()) {
    const count = counts[place] ?? 0;
    if (count === 0 || !LETTER_OR_NONE.test(character)) continue;
    if (!alphabet.has(character) && !alphabet.has(character.toLowerCase())) return null;
    found += count;
  }
  return found;
}

/** A letter, a control character, or the replacement for a byte without a character. */
const LETTER_OR_NONE = /[\p{L}\p{Cc}\ufffd]/u;

// ---- other scripts

/** Least score. Seven in ten letters of a text are common, and characters that no text of the script has count against it. */
const MIN_LIKELY = 0.45;
/** Least score if the bytes could be pairs as well. */
const MIN_CERTAIN = 0.6;

function scriptCharset(bytes: Uint8Array, country: string, least: number): string | null {
  let best: string | null = null;
  let most = least;
  for (const { charset, countries, common } of SCRIPTS) {
    const score =
      likeness(charsetNamed(charset).read(bytes), common) + (isOneOf(country, countries) ? 0.2 : 0);
    if (score > most) [best, most] = [charset, score];
  }
  return best;
}

/** Returns a score: 1 if all letters are common. Signs, and capitals right after small letters, are typical of a misread text and lower it. */
function likeness(text: string, common: string): number {
  const known = charactersOf(common);
  let sum = 0;
  let all = 0;
  let behindSmall = false;
  for (const character of text) {
    if (character < '\u0080') {
      behindSmall = false;
      continue;
    }
    if (OF_ANY_SCRIPT.test(character)) continue;
    all++;
    const small = character.toLowerCase();
    if (known.has(small)) sum++;
    if (!LETTER.test(character) || (behindSmall && small !== character)) sum--;
    behindSmall = small !== character.toUpperCase() && small === character;
  }
  return all === 0 ? 0 : sum / all;
}

const LETTER = /\p{L}/u;
const OF_ANY_SCRIPT = /[\p{P}\p{Z}№]/u;

/** Guesses the charset of names that are too short for letter statistics. */
function byShape(seen: HighBytes): string {
  // Ukrainian has letters below 0xC0, too, in both charsets.
  if (seen.letters * 4 < seen.high * 3) return WINDOWS_1252;
  // Running text is mostly lower case: 0xE0 and above in Windows-1251, below in KOI8.
  // KOI8-U (RFC 2319) has all letters of KOI8-R, and Ukrainian letters in place of its box-drawing characters.
  return seen.upperHalf * 2 >= seen.letters ? 'windows-1251' : 'koi8-u';
}

// ---- the platform's charsets

const WINDOWS_1252 = 'windows-1252';

const isOneOf = (country: string, countries: string): boolean =>
  country !== '' && countries.split(' ').includes(country);

const halves = new Map<string, readonly string[]>();

/** Returns the characters of the bytes from 0x80 to 0xFF in a charset of one byte for each. */
function highHalf(charset: string): readonly string[] {
  let half = halves.get(charset);
  if (half === undefined) {
    half = [...charsetNamed(charset).read(Uint8Array.from({ length: 128 }, (_, place) => 0x80 + place))];
    halves.set(charset, half);
  }
  return half;
}
