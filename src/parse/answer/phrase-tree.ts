import {
  ASTERISK,
  COLON,
  EXCLAMATION_MARK,
  GREATER_THAN,
  HASH,
  HYPHEN,
  IDEOGRAPHIC_FULL_STOP,
  IDEOGRAPHIC_SPACE,
  isAsciiLetter,
  NO_BREAK_SPACE,
  PERCENT,
  POINT,
  SEMICOLON,
  SPACE,
  UNDERSCORE,
} from '../text/characters.js';
/**
 * Finds phrases word by word. Letter case, runs of blanks, blanks before a colon and the form of an apostrophe do not matter. A phrase
 * may contain:
 *
 * - `{domain}` for one word, quoted or not; `{domain.com}` for one that ends in `.com`; `{domain},` for one with a comma after it
 * - `{1-3}` for one to three words, whatever they are
 * - `{…}` for any number of words, even none; right after a word (`exceeded{…}`) also for the rest of that word
 * - `{found/was found}` for one of these, `{/ yet}` for one or nothing
 *
 * The phrases form a tree of words: each step has the words that may follow. A step is expanded when a line first reaches it, so a book
 * of a thousand phrases costs no more than the phrases that lines begin with. A line is walked once, from word to word.
 */
export class PhraseTree {
  readonly #first = new Step();

  /** `meanings`: pairs of a number and its phrases, one on each line or separated by ` | `. */
  constructor(meanings: Iterable<readonly [meaning: number, phrases: string]>) {
    for (const [meaning, phrases] of meanings)
      for (const phrase of folded(phrases).replaceAll('|', '\n').split('\n')) {
        const words = trimMarks(phrase);
        if (words !== '') this.#first.add(words, meaning);
      }
  }

  /**
   * Returns the phrases that match a whole line, with the word that each has for its first `{domain}`. The most specific come first: words
   * before names, and names before any words. Takes time linear in the line.
   */
  find(line: LineWords): readonly Found[] {
    let step = this.#first.open();
    let at = 0;
    let word = line.at(0);
    // Nearly always there is only one way, and no list of places is needed.
    while (step.leadsOneWay(word, at === 0)) {
      const next = step.words.get(word);
      if (next === undefined) return NONE;
      step = next.open();
      word = line.at(++at);
    }
    let places: Place[] = [];
    enter(places, step, null);
    while (word !== '' && !(places.length === 1 && places[0]?.step.takesAll())) {
      const next: Place[] = [];
      for (const { step, name } of places) step.follow(word, name, at === 0, next);
      if (next.length === 0) return NONE;
      places = next;
      word = line.at(++at);
    }
    const found: Found[] = [];
    for (const { step, name } of places) for (const meaning of step.meanings) found.push({ meaning, name });
    return found;
  }

  /** Returns the words that phrases begin with, in lower case; a word may go on behind one. */
  beginnings(): string[] {
    const { words, starts } = this.#first.open();
    return [...words.keys(), ...starts.map(({ start }) => start)];
  }

  /** Whether a phrase could begin with this word. Nearly all lines are excluded by it. */
  opens(word: string): boolean {
    const first = this.#first.open();
    return first.words.has(word) || !first.leadsOneWay(word, true);
  }
}

/** A phrase that matches a line. */
export interface Found {
  readonly meaning: number;
  /** The word for `{domain}`, in lower case and without quotes; null if the phrase has no `{domain}`. */
  readonly name: string | null;
}

const NONE: readonly Found[] = [];

/** A step that a line has reached. */
interface Place {
  readonly step: Step;
  readonly name: string | null;
}

/** A placeholder for several words, `{1-3}`. */
const COUNT = /^\d-\d$/u;

/** A placeholder for one word: a domain name, or any word. */
interface Name {
  readonly suffix: string;
  readonly behind: string;
  readonly isDomain: boolean;
  readonly step: Step;
}

/** The words and placeholders that may follow. */
class Step {
  readonly words = new Map<string, Step>();
  /** `{domain}`, with what must follow the name: `.com`, `,`. */
  readonly names: Name[] = [];
  /** Words with `{…}` right after them. */
  readonly starts: { readonly start: string; readonly step: Step }[] = [];
  /** After `{…}`: any word leads here again. */
  any: Step | null = null;
  readonly meanings: number[] = [];
  readonly #waiting: [phrase: string, meaning: number][] = [];

  constructor(readonly isAny = false) {}

  add(phrase: string, meaning: number): void {
    this.#waiting.push([phrase, meaning]);
  }

  /** Expands the phrases that wait here by their next words. */
  open(): this {
    if (this.#waiting.length > 0) {
      for (const [phrase, meaning] of this.#waiting) this.#take(phrase, meaning);
      this.#waiting.length = 0;
    }
    return this;
  }

  #take(phrase: string, meaning: number): void {
    const rest = phrase.trimStart();
    const open = rest.indexOf('{');
    const end = wordEnd(rest, 0, open < 0 ? rest.length : open);
    if (rest === '') this.meanings.push(meaning);
    else if (end !== open) {
      this.#word(rest.slice(0, end)).add(rest.slice(end), meaning);
    } else {
      const close = rest.indexOf('}', open);
      const before = rest.slice(0, open);
      const hole = rest.slice(open + 1, close);
      const after = rest.slice(close + 1);
      if (hole.includes('/')) for (const one of hole.split('/')) this.#take(before + one + after, meaning);
      else if (COUNT.test(hole)) this.#takeWords(hole, after, meaning);
      else if (hole.startsWith('domain')) this.#takeName(hole.slice(6), after, meaning, true);
      else if (before === '') this.#rest().add(after, meaning);
      else this.#start(before).#rest().add(after, meaning);
    }
  }

  /** Adds a step of any word for each word of the placeholder, each with the rest of the phrase after it. */
  #takeWords(hole: string, after: string, meaning: number): void {
    const [least = 0, most = 0] = hole.split('-').map(Number);
    if (least === 0) this.#take(after, meaning);
    if (most > 0) this.#takeName('', ` {${Math.max(least - 1, 0)}-${most - 1}}${after}`, meaning, false);
  }

  #takeName(suffix: string, after: string, meaning: number, isDomain: boolean): void {
    const blank = after.indexOf(' ');
    const end = blank < 0 ? after.length : blank;
    const behind = trimQuotes(after.slice(0, end));
    let found = this.names.find(
      (name) => name.suffix === suffix && name.behind === behind && name.isDomain === isDomain,
    );
    if (found === undefined) {
      found = { suffix, behind, isDomain, step: new Step() };
      if (suffix === '') this.names.push(found);
      else this.names.unshift(found);
    }
    found.step.add(after.slice(end), meaning);
  }

  #word(word: string): Step {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const step = new Step();
    this.words.set(word, step);
    return step;
  }

  #start(start: string): Step {
    const known = this.starts.find((one) => one.start === start);
    if (known !== undefined) return known.step;
    const step = new Step();
    this.starts.push({ start, step });
    return step;
  }

  #rest(): Step {
    this.any ??= new Step(true);
    return this.any;
  }

  /** Whether a word leads on only by {@link words}, or nowhere. At the beginning of a line, a word is a name only if it contains a point. */
  leadsOneWay(word: string, first: boolean): boolean {
    if (word === '' || this.any !== null || this.isAny) return false;
    for (const { isDomain } of this.names) if (!isDomain || !first || word.includes('.')) return false;
    for (const { start } of this.starts) if (word.startsWith(start)) return false;
    return true;
  }

  /** Whether a word may lead to another step than `{…}` does. */
  leadsOn(): boolean {
    return this.words.size > 0 || this.names.length > 0 || this.starts.length > 0;
  }

  /** Whether any rest of a line leads here again, and nowhere else, so that it need not be read. */
  takesAll(): boolean {
    return this.isAny && this.any === null && !this.leadsOn();
  }

  /** Adds the steps that a word leads to, the most specific first. */
  follow(word: string, name: string | null, first: boolean, next: Place[]): void {
    const step = this.words.get(word);
    if (step !== undefined) enter(next, step, name);
    for (const { suffix, behind, isDomain, step: after } of this.names) {
      if (!isDomain) {
        enter(next, after, name);
        continue;
      }
      const found = nameIn(word, suffix, behind);
      if (found !== null && (!first || found.includes('.'))) enter(next, after, name ?? found);
    }
    for (const { start, step: after } of this.starts) if (word.startsWith(start)) enter(next, after, name);
    if (this.isAny) enter(next, this, name);
  }
}

/** Adds a step once for each word, however many ways lead to it, so that a line is walked in linear time. */
function enter(places: Place[], step: Step, name: string | null): void {
  for (const place of places) if (place.step === step) return;
  if (step.open().leadsOn() || step.isAny || step.meanings.length > 0) places.push({ step, name });
  if (step.any !== null) enter(places, step.any, name);
}

const MAX_NAME = 255;

/** Returns the name in a word that ends with a suffix and marks; null if the word is not one. */
function nameIn(word: string, suffix: string, behind: string): string | null {
  if (!word.endsWith(behind)) return null;
  const name = trimQuotes(word.slice(0, word.length - behind.length));
  if (name === '' || name.length > MAX_NAME || !name.endsWith(suffix) || name.length === suffix.length)
    return null;
  return NEVER_IN_NAMES.some((mark) => name.includes(mark)) ? null : name;
}

const NEVER_IN_NAMES = ['"', "'", '/', '\\'];

/** At most two of these are removed on either side of a name. */
const QUOTES = '"\'«“([<»”)]>`';
/** What may come after a word: a dot before it is part of the name that was searched. */
const ENDS = `${QUOTES}.:`;

function trimQuotes(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < 2 && start < end && QUOTES.includes(word.charAt(start))) start++;
  while (word.length - end < 2 && end > start && ENDS.includes(word.charAt(end - 1))) end--;
  return word.slice(start, end);
}

/** The text in lower case, with one form of apostrophe. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

/** Returns where a word ends: at a blank, or after the colon of a label, `status:free`, but not at a colon in an address. */
function wordEnd(text: string, start: number, end: number): number {
  let letters = true;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) return at;
    if (code === COLON && letters && at > start) return at + 1;
    letters &&= isAsciiLetter(code);
  }
  return end;
}

const isBlank = (code: number): boolean =>
  code <= SPACE || code === NO_BREAK_SPACE || code === IDEOGRAPHIC_SPACE;

/** The words of a line as a tree compares them. They are cut one by one, because most lines are decided by the first two. */
export class LineWords {
  readonly #words: string[] = [];
  #at: number;

  /** `start` and `end` exclude the marks around the line ({@link startOfWords}, {@link endOfWords}). */
  constructor(
    private readonly text: string,
    start: number,
    private readonly end: number,
  ) {
    this.#at = start;
  }

  /** Returns a word by its number, counted from 0; empty after the last. */
  at(index: number): string {
    while (index >= this.#words.length) this.#words.push(this.#next());
    return this.#words[index] as string;
  }

  #next(): string {
    const start = this.#at;
    const end = wordEnd(this.text, start, this.end);
    const word = folded(this.text.slice(start, end));
    this.#at = skipBlanks(this.text, end, this.end);
    // `Status : free`
    if (this.#at === end || this.#at >= this.end || this.text.charCodeAt(this.#at) !== COLON) return word;
    this.#at = skipBlanks(this.text, this.#at + 1, this.end);
    return `${word}:`;
  }
}

/** Returns the word that begins at `start`, with the colon of a label, even if blanks precede the colon. */
export function firstWord(text: string, start: number, end: number): string {
  const to = wordEnd(text, start, end);
  const word = folded(text.slice(start, to));
  const next = skipBlanks(text, to, end);
  return next > to && next < end && text.charCodeAt(next) === COLON ? `${word}:` : word;
}

function skipBlanks(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** Whether a character is a blank or part of a comment sign or ruler, which may come before and after the words of a line. */
function isMark(code: number): boolean {
  if (code > GREATER_THAN)
    return code === UNDERSCORE || code === NO_BREAK_SPACE || code === IDEOGRAPHIC_FULL_STOP;
  return (
    code <= EXCLAMATION_MARK ||
    code === PERCENT ||
    code === HASH ||
    code === ASTERISK ||
    code === HYPHEN ||
    code === POINT ||
    // `;`, `<`, `=`, `>`
    code >= SEMICOLON
  );
}

/** Returns where the words of a line begin. */
export function startOfWords(line: string, from: number, to: number): number {
  let start = from;
  while (start < to && isMark(line.charCodeAt(start))) start++;
  return start;
}

/** Returns where the words of a line end. */
export function endOfWords(line: string, from: number, to: number): number {
  let end = to;
  while (end > from && isMark(line.charCodeAt(end - 1))) end--;
  return end;
}

function trimMarks(line: string): string {
  const start = startOfWords(line, 0, line.length);
  return line.slice(start, endOfWords(line, start, line.length));
}
