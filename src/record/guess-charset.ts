import { LATIN, type LatinAlphabet, PAIRED, SCRIPTS, WESTERN } from './alphabets.js';
import { charsetNamed } from './charset.js';
import { countHighBytes, type HighBytes, sampleOf } from './high-bytes.js';

/**
 * A charset for bytes that are not UTF-8, from a server that nobody has noted one for. In this order, by
 *
 * 1. UTF-8 with a broken byte here and there;
 * 2. characters of two bytes: the charset in which the text is made of the commonest ones of its language;
 * 3. letters one by one among ASCII ones: the charset in which all of them are letters of one language, where those
 *    of Western Europe are not; windows-1252 in doubt;
 * 4. words without ASCII letters: the script whose commonest letters they are made of.
 *
 * `name`, of the server or of the domain, says by its suffix which languages are likely.
 */
export function guessCharset(answer: Uint8Array, name?: string): string {
  const bytes = sampleOf(answer);
  const seen = countHighBytes(bytes);
  if (seen.inUtf8 > 0 && seen.inUtf8 >= 4 * (seen.high - seen.inUtf8)) return 'utf-8';
  if (seen.runs === 0) return WINDOWS_1252;
  const country = (name ?? '').toLowerCase().replace(/\.$/u, '').split('.').at(-1) ?? '';
  const single = seen.high < 2 * seen.runs;
  // Both bytes of a pair are high ones in most charsets. Where few are letters of Western Europe (0xC0 and above), the second may be ASCII.
  if ((!single && seen.evenRuns * 2 >= seen.runs) || seen.letters * 2 < seen.high) {
    const paired = readsAsPairs(bytes, country);
    if (paired !== null) return paired;
  }
  const pairs = !single && seen.evenRuns === seen.runs && seen.below * 5 > seen.high;
  if (single || (!pairs && seen.touching * 2 > seen.runs)) return latinCharset(seen, country);
  return scriptCharset(bytes, country, pairs ? CERTAIN : LIKELY) ?? (pairs ? 'gb18030' : byShape(seen));
}

// ---- two bytes for a character

/** Share of common characters: a text has half of them and more, and one that is misread about one in thirty. */
const COMMON = 0.25;
/** In the country of the charset, where a few names may be all that is not ASCII. */
const COMMON_THERE = 0.1;

function readsAsPairs(bytes: Uint8Array, country: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { charset, countries, common } of PAIRED) {
    const there = isOneOf(country, countries);
    const share = commonShare(charsetNamed(charset).read(bytes), common);
    if (share < (there ? COMMON_THERE : COMMON)) continue;
    const score = there ? share * 2 : share;
    if (score > most) [best, most] = [charset, score];
  }
  return best;
}

/** How many of the characters of a script are common ones; 0 where a single one is, or where many bytes are no character. */
function commonShare(text: string, common: string): number {
  const known = charactersOf(common);
  let all = 0;
  let found = 0;
  let broken = 0;
  for (const character of text) {
    if (character < '\u0080') continue;
    if (character === '\ufffd') broken++;
    // Signs and full-width forms stand in texts of all of them.
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

/** How many different letters, and how many in all, must read otherwise than in windows-1252 to leave it. */
const DIFFERENT = 2;
const DIFFERING = 3;

function latinCharset(seen: HighBytes, country: string): string {
  const likely = LATIN.filter(({ countries }) => isOneOf(country, countries));
  const there = firstThatCovers(seen, likely, 1, 1);
  if (there !== null) return there;
  const western = (letters: string): boolean => lettersOf(seen, WINDOWS_1252, letters) !== null;
  if (!seen.signInWord && WESTERN.some(western)) return WINDOWS_1252;
  const [different, differing] = seen.signInWord ? [1, 1] : [DIFFERENT, DIFFERING];
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

/** How many letters of an alphabet a text has; null where it has others. Signs that are none in the charset do not count. */
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

/** A letter, a control character, or the sign for a byte that a charset has nothing for. */
const LETTER_OR_NONE = /[\p{L}\p{Cc}\ufffd]/u;

// ---- other scripts

/** Seven in ten letters of a text are common ones, and what no text of the script has counts against it. */
const LIKELY = 0.45;
/** Where the bytes could be pairs as well. */
const CERTAIN = 0.6;

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

/** From 1, where all letters are common ones, downwards: signs, and capitals right behind small letters, are those of a misread text. */
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

/** Names that are too short for their letters to tell. */
function byShape(seen: HighBytes): string {
  // Ukrainian has letters below 0xC0 too, in both charsets.
  if (seen.letters * 4 < seen.high * 3) return WINDOWS_1252;
  // Running text is mostly lower case: 0xE0 and above in Windows-1251, below in KOI8.
  // KOI8-U (RFC 2319) has every letter of KOI8-R, and Ukrainian's where that has lines for boxes.
  return seen.upperHalf * 2 >= seen.letters ? 'windows-1251' : 'koi8-u';
}

// ---- the platform's charsets

const WINDOWS_1252 = 'windows-1252';

const isOneOf = (country: string, countries: string): boolean =>
  country !== '' && countries.split(' ').includes(country);

const halves = new Map<string, readonly string[]>();

/** What the bytes from 0x80 to 0xFF are in a charset of one byte for each. */
function highHalf(charset: string): readonly string[] {
  let half = halves.get(charset);
  if (half === undefined) {
    half = [...charsetNamed(charset).read(Uint8Array.from({ length: 128 }, (_, place) => 0x80 + place))];
    halves.set(charset, half);
  }
  return half;
}
