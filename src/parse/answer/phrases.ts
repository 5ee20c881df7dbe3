import type { AnswerKind } from '../explanation.js';
import { Openings } from '../read/openings.js';

/**
 * Whole lines by which servers say what kind of answer they give. `{domain}` stands for one
 * word without blanks (the name, quoted or not), `{domain.com}` for one below that suffix, `{…}` for the
 * rest of the line, `{found/was found}` for one of these, `{/ yet}` for one or nothing.
 * Letter case, runs of blanks, the form of an apostrophe, marks around the line and its final point do not matter.
 */
export type Phrases = Readonly<Partial<Record<AnswerKind, readonly string[]>>>;

interface Compiled {
  readonly kind: AnswerKind;
  readonly pattern: RegExp;
}

/** Phrases that begin with the same words. */
interface Shelf {
  readonly phrases: Compiled[];
  /** Matches what any of many matches: a line that none does costs one search instead of dozens. */
  any: RegExp | null;
}

/** As many are tried one by one. */
const FEW = 3;

/** Longer lines are sentences; no phrase reaches that far. */
const MAX_LENGTH = 240;

/**
 * Recognizes the kind of an answer by one of its lines, in time linear in the line. Most lines of
 * most answers are running text, so they are told apart by their first letters.
 */
export class PhraseBook {
  readonly #openings: Openings;
  private readonly byWord = new Map<string, Shelf>();
  /** Phrases that begin with the domain name, by the word after it. */
  private readonly afterName = new Map<string, Shelf>();

  /**
   * `base` is a book that others stand on as well, after the phrases of their own: patterns are
   * compiled once, and stay near the processor where answers of many registries are read in turn.
   */
  constructor(
    books: readonly Phrases[],
    private readonly base: PhraseBook | null = null,
  ) {
    this.#openings = new Openings([], base === null ? null : base.#openings);
    for (const book of books)
      for (const [kind, phrases] of Object.entries(book))
        for (const phrase of phrases ?? []) this.#add(kind as AnswerKind, phrase);
  }

  /**
   * The kind of answer that the line from `from` to `to` states; null for any other line. A line that
   * calls another name than the one asked for free says nothing about that one: `unknown`.
   */
  match(text: string, from: number, to: number, asked: string | null = null): AnswerKind | null {
    let start = from;
    while (start < to && isMark(text.charCodeAt(start))) start++;
    if (to - start > MAX_LENGTH) return null;
    const known = this.#openings.has(text, start, to);
    const name = nameEnd(text, start, to);
    if (!known && name < 0) return null;
    let end = to;
    while (end > start && isMark(text.charCodeAt(end - 1))) end--;
    const line = text.slice(start, end);
    const found = known
      ? (this.#matchWord(firstWords(line), line, asked) ?? this.#matchWord(firstWord(line, 0), line, asked))
      : null;
    if (found !== null || name < 0) return found;
    const after = firstWord(line, skipBlanks(line, name - start));
    return (
      this.matchIn(this.afterName.get(after), line, asked) ??
      this.base?.matchIn(this.base.afterName.get(after), line, asked) ??
      null
    );
  }

  #matchWord(word: string, line: string, asked: string | null): AnswerKind | null {
    return (
      this.matchIn(this.byWord.get(word), line, asked) ??
      this.base?.matchIn(this.base.byWord.get(word), line, asked) ??
      null
    );
  }

  private matchIn(shelf: Shelf | undefined, line: string, asked: string | null): AnswerKind | null {
    if (shelf === undefined) return null;
    const { phrases } = shelf;
    if (phrases.length > FEW) {
      shelf.any ??= new RegExp(phrases.map(({ pattern }) => pattern.source).join('|'), 'iu');
      if (!shelf.any.test(line)) return null;
    }
    let other: AnswerKind | null = null;
    for (const { kind, pattern } of phrases) {
      const found = pattern.exec(line);
      if (found === null) continue;
      if (kind !== 'available' || found[1] === undefined || isAsked(found[1], asked, this.base !== null))
        return kind;
      if (found[1].includes('.')) other = 'unknown';
    }
    return other;
  }

  #add(kind: AnswerKind, phrase: string): void {
    const text = trimMarks(phrase);
    const named = text.startsWith('{domain}');
    const index = named ? this.afterName : this.byWord;
    const key = named ? firstWord(text, skipBlanks(text, 8)) : firstWords(text);
    if (!named) this.#openings.add(text);
    const shelf = index.get(key) ?? { phrases: [], any: null };
    shelf.phrases.push({ kind, pattern: compile(text) });
    shelf.any = null;
    index.set(key, shelf);
  }
}

const NAME = /^[a-z0-9.-]+$/;

/**
 * Whether the word that a phrase calls free is the name that was asked for, its first labels, or above or
 * below it. Other words are no names (`No match: error`, `El dominio no está disponible`). A registry that is known
 * to print names without their suffix (`declared`) may do so where nobody says what was asked.
 */
function isAsked(word: string, asked: string | null, declared: boolean): boolean {
  const name = word.toLowerCase().replace(/^["'«“([.]{1,2}|["'»”)\].:]{1,2}$/gu, '');
  const wanted = asked?.toLowerCase() ?? null;
  if (!name.includes('.')) return wanted?.startsWith(`${name}.`) ?? declared;
  // Without a question any name may be meant, and names in letters cannot be compared with those in punycode.
  if (wanted === null || !NAME.test(wanted)) return true;
  if (!NAME.test(name)) return wanted.includes('xn--');
  return name === wanted || name.endsWith(`.${wanted}`) || wanted.endsWith(`.${name}`);
}

/** The first two words in lower case, or the first where no letter follows it: `no match`, `status`. */
function firstWords(line: string): string {
  const first = wordEnd(line, 0);
  const second = skipBlanks(line, first);
  const end = second === first ? first : wordEnd(line, second);
  if (end === second) return line.slice(0, first).toLowerCase();
  return `${line.slice(0, first)} ${line.slice(second, end)}`.toLowerCase();
}

const firstWord = (line: string, from: number): string => line.slice(from, wordEnd(line, from)).toLowerCase();

function wordEnd(line: string, from: number): number {
  let at = from;
  while (at < line.length && isLetter(line.charCodeAt(at))) at++;
  return at;
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (at < line.length && line.charCodeAt(at) <= 32) at++;
  return at;
}

/** Where the domain name that the line begins with ends; -1 where it begins with another word. */
function nameEnd(text: string, start: number, end: number): number {
  let point = false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code <= 32) return point && at - start > 3 ? at : -1;
    if (code === 46 && at + 1 < end && text.charCodeAt(at + 1) > 32) point = true;
  }
  return -1;
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 191;

/** Blanks, comment signs and rulers, which may stand before and after the words of a line. */
function isMark(code: number): boolean {
  if (code > 62 && code !== 95 && code !== 160) return false;
  return (
    code <= 33 ||
    code === 37 ||
    code === 35 ||
    code === 42 ||
    (code >= 59 && code <= 62) ||
    code === 45 ||
    code === 46 ||
    code === 95 ||
    code === 160
  );
}

function trimMarks(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && isMark(line.charCodeAt(start))) start++;
  while (end > start && isMark(line.charCodeAt(end - 1))) end--;
  return line.slice(start, end);
}

function compile(phrase: string): RegExp {
  const source = phrase
    .split(/(\{[^{}]*\})/u)
    .map((piece) => {
      if (piece.startsWith('{') && piece.includes('/'))
        return `(?:${piece.slice(1, -1).split('/').map(literal).join('|')})`;
      if (piece.startsWith('{domain')) {
        const suffix = piece.slice('{domain'.length, -1).replace(/\./gu, '\\.');
        return `(["'«“(\\[]?[^\\s"'/\\\\]{1,255}${suffix}["'»”)\\]]?)`;
      }
      if (piece === '{…}') return '[^\\n]{0,240}';
      return literal(piece);
    })
    .join('');
  return new RegExp(`^${source}$`, 'iu');
}

const literal = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
    .replace(/\s*:\s+/gu, '\\s{0,4}:\\s{0,8}')
    .replace(/ +/gu, '\\s{1,8}')
    .replace(/['’]/gu, "['’]");
