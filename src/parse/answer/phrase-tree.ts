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
 * Phrases as words, one after another. Letter case, runs of blanks, blanks before a colon and the form of an
 * apostrophe do not matter. In a phrase stands
 *
 * - `{domain}` for one word, quoted or not; `{domain.com}` for one that ends so, with a comma behind it or not
 * - `{1-3}` for one to three words, whatever they are
 * - `{…}` for any number of words, also none; right behind a word (`exceeded{…}`) also for the rest of that word
 * - `{found/was found}` for one of these, `{/ yet}` for one or nothing
 *
 * A tree of words: each step holds what may follow. A step is taken apart when a line first gets there, so that a
 * book of a thousand phrases costs no more than those that lines begin with. A line is walked once, from word to word.
 */
export class PhraseTree {
  readonly #first = new Step();

  /** Phrases, one on each line or ` | ` between them, beside the number that stands for what they mean. */
  constructor(meanings: Iterable<readonly [meaning: number, phrases: string]>) {
    for (const [meaning, phrases] of meanings)
      for (const phrase of folded(phrases).replaceAll('|', '\n').split('\n')) {
        const words = trimMarks(phrase);
        if (words !== '') this.#first.add(words, meaning);
      }
  }

  /**
   * What the phrases that a line is, as a whole, mean, and the word that each has in the place of its first
   * `{domain}`; the most exact first: words before names, and names before any words. In time linear in the line.
   */
  find(line: LineWords): readonly Found[] {
    let step = this.#first.open();
    let at = 0;
    let word = line.at(0);
    // Nearly always there is one way only: nothing needs to be remembered on it.
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

  /** Whether a phrase could begin with this word: nearly all lines are passed over by it. */
  opens(word: string): boolean {
    const first = this.#first.open();
    return first.words.has(word) || !first.leadsOneWay(word, true);
  }
}

/** A phrase that a line is. */
export interface Found {
  readonly meaning: number;
  /** What stands in the place of `{domain}`, in lower case and without quotes; null where the phrase has none. */
  readonly name: string | null;
}

const NONE: readonly Found[] = [];

/** How far a line got. */
interface Place {
  readonly step: Step;
  readonly name: string | null;
}

/** The hole of several words, `{1-3}`. */
const COUNT = /^\d-\d$/u;

/** One word in a phrase: a domain's name, or any. */
interface Name {
  readonly suffix: string;
  readonly behind: string;
  readonly isDomain: boolean;
  readonly step: Step;
}

/** What may follow after some words. */
class Step {
  readonly words = new Map<string, Step>();
  /** `{domain}`, and what must stand behind the name: `.com`, `,`. */
  readonly names: Name[] = [];
  /** Words with `{…}` right behind. */
  readonly starts: { readonly start: string; readonly step: Step }[] = [];
  /** After `{…}`: any word leads here again. */
  any: Step | null = null;
  readonly meanings: number[] = [];
  readonly #waiting: [phrase: string, meaning: number][] = [];

  constructor(readonly isAny = false) {}

  add(phrase: string, meaning: number): void {
    this.#waiting.push([phrase, meaning]);
  }

  /** Takes apart what waits here, by its next words. */
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

  /** As many steps of any word as the hole says, each with the rest behind it. */
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

  /** Whether a word leads on by {@link words}, or nowhere. A phrase begins with a name only where a point stands in it. */
  leadsOneWay(word: string, first: boolean): boolean {
    if (word === '' || this.any !== null || this.isAny) return false;
    if (this.names.some(({ isDomain }) => !isDomain || !first || word.includes('.'))) return false;
    for (const { start } of this.starts) if (word.startsWith(start)) return false;
    return true;
  }

  /** Whether a word may lead somewhere else than to where `{…}` does. */
  leadsOn(): boolean {
    return this.words.size > 0 || this.names.length > 0 || this.starts.length > 0;
  }

  /** Whether any rest of a line leads here again, and nowhere else: it need not be looked at. */
  takesAll(): boolean {
    return this.isAny && this.any === null && !this.leadsOn();
  }

  /** Adds where a word leads to, the most exact first. */
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

/** A step is entered once for each word, however many ways lead there: so a line is walked in linear time. */
function enter(places: Place[], step: Step, name: string | null): void {
  if (places.some((place) => place.step === step)) return;
  if (step.open().leadsOn() || step.isAny || step.meanings.length > 0) places.push({ step, name });
  if (step.any !== null) enter(places, step.any, name);
}

const MAX_NAME = 255;

/** The name in a word that a suffix and marks end; null where the word is none. */
function nameIn(word: string, suffix: string, behind: string): string | null {
  if (!word.endsWith(behind)) return null;
  const name = trimQuotes(word.slice(0, word.length - behind.length));
  if (name === '' || name.length > MAX_NAME || !name.endsWith(suffix) || name.length === suffix.length)
    return null;
  return NEVER_IN_NAMES.some((mark) => name.includes(mark)) ? null : name;
}

const NEVER_IN_NAMES = ['"', "'", '/', '\\'];

/** At most two of these stand on either side of a name. */
const QUOTES = '"\'«“([<»”)]>`.:';

function trimQuotes(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < 2 && start < end && QUOTES.includes(word.charAt(start))) start++;
  while (word.length - end < 2 && end > start && QUOTES.includes(word.charAt(end - 1))) end--;
  return word.slice(start, end);
}

/** Lower case, apostrophes alike. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

/** Where a word ends: at a blank, or behind the colon of a label, `status:free`, but not at those of an address. */
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

/** The words of a line as a tree compares them, cut when one is asked for: most lines are told by their first two. */
export class LineWords {
  readonly #words: string[] = [];
  #at: number;

  /** Of the line from `start` to `end`, without the marks around it ({@link startOfWords}, {@link endOfWords}). */
  constructor(
    private readonly text: string,
    start: number,
    private readonly end: number,
  ) {
    this.#at = start;
  }

  /** A word by its number, counted from 0; empty behind the last. */
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

/** The word that begins at `start`; the colon of a label belongs to it, also where blanks stand between. */
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

/** Blanks, comment signs and rulers, which may stand before and after the words of a line. */
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

/** Where the words of a line begin. */
export function startOfWords(line: string, from: number, to: number): number {
  let start = from;
  while (start < to && isMark(line.charCodeAt(start))) start++;
  return start;
}

/** Where the words of a line end. */
export function endOfWords(line: string, from: number, to: number): number {
  let end = to;
  while (end > from && isMark(line.charCodeAt(end - 1))) end--;
  return end;
}

function trimMarks(line: string): string {
  const start = startOfWords(line, 0, line.length);
  return line.slice(start, endOfWords(line, start, line.length));
}
