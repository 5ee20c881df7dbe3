import type { AnswerKind } from './explanation.js';

/**
 * Whole lines by which servers say what kind of answer they give. `{domain}` stands for one
 * word without blanks (the name, quoted or not), `{…}` for the rest of the line.
 * Letter case, runs of blanks, marks around the line and its final point do not matter.
 */
export type Phrases = Readonly<Partial<Record<AnswerKind, readonly string[]>>>;

interface Compiled {
  readonly kind: AnswerKind;
  readonly pattern: RegExp;
}

/** Longer lines are sentences; no phrase reaches that far. */
const MAX_LENGTH = 240;

/** Recognizes the kind of an answer by one of its lines, in time linear in the line. */
export class PhraseBook {
  readonly #byFirstWord = new Map<string, Compiled[]>();

  constructor(books: readonly Phrases[]) {
    for (const book of books)
      for (const [kind, phrases] of Object.entries(book))
        for (const phrase of phrases ?? []) this.#add(kind as AnswerKind, phrase);
  }

  /** The kind of answer that this line alone states; null for any other line. */
  match(line: string): AnswerKind | null {
    if (line.length > MAX_LENGTH) return null;
    const text = strip(line);
    const word = firstWord(text);
    return matchOf(this.#byFirstWord.get(word), text) ?? matchOf(this.#byFirstWord.get(''), text);
  }

  #add(kind: AnswerKind, phrase: string): void {
    const text = strip(phrase);
    const word = text.startsWith('{') ? '' : firstWord(text);
    const list = this.#byFirstWord.get(word);
    const compiled = { kind, pattern: compile(text) };
    if (list === undefined) this.#byFirstWord.set(word, [compiled]);
    else list.push(compiled);
  }
}

function matchOf(list: readonly Compiled[] | undefined, text: string): AnswerKind | null {
  for (const { kind, pattern } of list ?? []) if (pattern.test(text)) return kind;
  return null;
}

/** Lower-case letters before the first other character; what starts otherwise has the empty word. */
function firstWord(text: string): string {
  let end = 0;
  while (end < text.length && isLetter(text.charCodeAt(end))) end++;
  return text.slice(0, end).toLowerCase();
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 191;

/** Comment signs, rulers, quotes and blanks before the line; blanks, points and rulers after it. */
function strip(line: string): string {
  let start = 0;
  let end = line.length;
  while (start < end && OPENING.has(line[start] ?? '')) start++;
  while (end > start && CLOSING.has(line[end - 1] ?? '')) end--;
  return line.slice(start, end);
}

const OPENING: ReadonlySet<string> = new Set(' \t%#;*>-=_\u00a0');
const CLOSING: ReadonlySet<string> = new Set(' \t.!*<=-_\u00a0');

function compile(phrase: string): RegExp {
  const source = phrase
    .split(/(\{domain\}|\{…\})/u)
    .map((piece) => {
      if (piece === '{domain}') return '["\'«“(\\[]?[^\\s"\']{1,255}["\'»”)\\]]?';
      if (piece === '{…}') return '[^\\n]{0,240}';
      return piece.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&').replace(/\s+/gu, '\\s{1,8}');
    })
    .join('');
  return new RegExp(`^${source}$`, 'iu');
}
