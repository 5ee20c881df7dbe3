import type { AnswerKind } from '../explanation.js';
import { GENERIC_PHRASES, type Phrases } from '../words/phrases.js';
import { isAskedName } from './asked-name.js';
import { endOfWords, type Found, firstWord, LineWords, PhraseTree, startOfWords } from './phrase-tree.js';

/**
 * The kinds of answer that lines can state. If lines state several, the first in this order counts. `record` has phrases that a registry
 * prints with any answer and that state nothing.
 */
export const STATED_KINDS: readonly AnswerKind[] = [
  'throttled',
  'refused',
  'failed',
  'unsupported',
  'reserved',
  'invalid',
  'unknown',
  'available',
  'record',
];

/** Characters. No phrase is as long; longer lines are sentences. */
const MAX_LENGTH = 240;

/** Lines remembered for each book. They come from untrusted responses, so their number is bounded. */
const MAX_REMEMBERED_LINES = 300;

/** What a line states as a whole. */
export interface Stated {
  readonly kind: AnswerKind;
  /** Whether the phrase is the registry's own or its layout's, rather than one of the generic phrases. */
  readonly declared: boolean;
}

/** Recognizes the kind of an answer by one of its lines, in linear time. */
export class PhraseBook {
  #trees: readonly PhraseTree[] | null = null;

  readonly #books: readonly Phrases[];
  /** Lines known not to be phrases. Nearly all responses of a server have the same running text. */
  readonly #silent = new Set<string>();

  /** `books`: the registry's own phrases, then those of its layouts. The generic phrases are searched last. */
  constructor(books?: Phrases | readonly Phrases[]) {
    this.#books = booksOf(books);
  }

  /**
   * Returns the kind of answer that the line from `from` to `to` states; null for any other line. A line that calls another name free
   * says nothing about the name that was asked for: `unknown`. `bareLabels`: names may be printed without their suffix.
   */
  match(
    text: string,
    from: number,
    to: number,
    asked: string | null = null,
    bareLabels = false,
  ): Stated | null {
    if (to - from > MAX_LENGTH) return null;
    const printed = text.slice(from, to);
    if (this.#silent.has(printed)) return null;
    const found = this.#find(printed);
    if (found.length === 0 && this.#silent.size < MAX_REMEMBERED_LINES) this.#silent.add(printed);
    for (const [tree, phrases] of found) {
      const declared = tree !== trees.get(GENERIC_PHRASES);
      const kind = kindOf(phrases, asked, bareLabels);
      if (kind === 'available' && (hasSignBefore(phrases, printed) || isEcho(printed, asked))) return null;
      if ((kind === 'available' || kind === 'unsupported') && isIncomplete(printed)) return null;
      if (kind !== null) return { kind, declared };
    }
    return null;
  }

  /** Returns the phrases that match a line, with the tree of each. */
  #find(printed: string): [PhraseTree, readonly Found[]][] {
    const start = startOfWords(printed, 0, printed.length);
    if (start === printed.length) return [];
    this.#trees ??= [...this.#books, GENERIC_PHRASES].map(treeOf);
    const end = endOfWords(printed, start, printed.length);
    const first = firstWord(printed, start, end);
    const found = this.#findFrom(this.#trees, printed, start, end, first);
    if (found.length > 0 || !PREFACES.has(first)) return found;
    const behind = startOfWords(printed, printed.indexOf(first.slice(-1), start) + 1, end);
    return this.#findFrom(this.#trees, printed, behind, end, firstWord(printed, behind, end));
  }

  #findFrom(
    trees: readonly PhraseTree[],
    printed: string,
    start: number,
    end: number,
    first: string,
  ): [PhraseTree, readonly Found[]][] {
    const found: [PhraseTree, readonly Found[]][] = [];
    let line: LineWords | null = null;
    for (const tree of trees) {
      if (!tree.opens(first)) continue;
      line ??= new LineWords(printed, start, end);
      const phrases = tree.find(line);
      if (phrases.length > 0) found.push([tree, phrases]);
    }
    return found;
  }
}

/**
 * Whether a line asks instead of stating, or goes on elsewhere: behind a footnote's mark, `Not registered*`, or beyond a cut within quotes,
 * `No match for "SHOP.COM`.
 */
const isIncomplete = (printed: string): boolean =>
  ASKS_OR_NOTES.test(printed) || printed.split('"').length % 2 === 0;

/** A footnote's mark is at the end only. Rulers have it on both sides. */
const ASKS_OR_NOTES = /[?？]\s*$|^[^*†‡]*[*†‡]\s*$/u;

/** Whether a sign at the beginning of the line belongs to the name that the line begins with: `*.example.com not found`. */
const hasSignBefore = (phrases: readonly Found[], printed: string): boolean =>
  phrases.some(
    ({ name }) => name !== null && SIGNS.has(printed.charAt(printed.toLowerCase().indexOf(name) - 1)),
  );

/** Whether a line has only what was asked for, which may be such words: `notfound` for `notfound.example`. */
function isEcho(printed: string, asked: string | null): boolean {
  if (asked === null || printed.length > 2 * asked.length + 20) return false;
  const words = lettersOf(printed);
  return words === lettersOf(asked) || words === lettersOf(asked.split('.', 1)[0] ?? '');
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const SIGNS: ReadonlySet<string> = new Set('.*-=#_');

/** Words that may precede a phrase: `Error: no such domain`, `Sorry, no match`. */
const PREFACES: ReadonlySet<string> = new Set(['error:', 'sorry,']);

/** Returns a list, whether one book was given or several. */
const booksOf = (books: Phrases | readonly Phrases[] = []): readonly Phrases[] =>
  isList(books) ? books : [books];

const isList = (books: Phrases | readonly Phrases[]): books is readonly Phrases[] => Array.isArray(books);

/** One tree for each book, shared by all layouts that use it. */
const trees = new WeakMap<Phrases, PhraseTree>();

function treeOf(phrases: Phrases): PhraseTree {
  let tree = trees.get(phrases);
  if (tree === undefined) {
    tree = new PhraseTree(STATED_KINDS.map((kind, number) => [number, phrases[kind] ?? '']));
    trees.set(phrases, tree);
  }
  return tree;
}

/** Kinds whose phrases must name what was asked for. */
const OF_THE_NAME: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['available', 'record']);

/** Returns the kind of the first phrase that names what was asked for, or names nothing. */
function kindOf(phrases: readonly Found[], asked: string | null, bareLabels: boolean): AnswerKind | null {
  let other: AnswerKind | null = null;
  for (const { meaning, name } of phrases) {
    const kind = STATED_KINDS[meaning] as AnswerKind;
    if (!OF_THE_NAME.has(kind) || name === null || isAskedName(name, asked, bareLabels)) return kind;
    if (name.includes('.')) other = 'unknown';
  }
  return other;
}
