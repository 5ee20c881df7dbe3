import type { AnswerKind } from '../explanation.js';
import { GENERIC_PHRASES, type Phrases } from '../words/phrases.js';
import { isAskedName } from './asked-name.js';
import { endOfWords, type Found, firstWord, LineWords, PhraseTree, startOfWords } from './phrase-tree.js';

/**
 * What lines can say of an answer: of several that it says, the first in this order counts. A registry declares as
 * `record` what says nothing by itself, as it stands beside any answer.
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

/** Longer lines are sentences; no phrase reaches that far. */
const MAX_LENGTH = 240;

/** Lines come from answers, that is from anybody: what is remembered of them is bounded. */
const MAX_REMEMBERED = 300;

/** What a line states as a whole. */
export interface Stated {
  readonly kind: AnswerKind;
  /** In words of the registry or of its layout, not of any server's alone. */
  readonly declared: boolean;
}

/** Recognizes the kind of an answer by one of its lines, in time linear in the line. */
export class PhraseBook {
  #trees: readonly PhraseTree[] | null = null;

  readonly #books: readonly Phrases[];
  /** Lines that are no phrase: nearly all answers of a server have the same running text. */
  readonly #silent = new Set<string>();

  /** The registry's own phrases, then those of its layout; any server's stand below them. */
  constructor(books?: Phrases | readonly Phrases[]) {
    this.#books = booksOf(books);
  }

  /**
   * What kind of answer the line from `from` to `to` states; null for any other line. A line that
   * calls another name than the one asked for free says nothing about that one: `unknown`. `bareLabels`: names may lack their suffix.
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
    if (found.length === 0 && this.#silent.size < MAX_REMEMBERED) this.#silent.add(printed);
    for (const [tree, phrases] of found) {
      const declared = tree !== trees.get(GENERIC_PHRASES);
      const kind = kindOf(phrases, asked, bareLabels);
      if (kind !== null) return { kind, declared };
    }
    return null;
  }

  /** The phrases that a line is, by the tree that has them. */
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
    const opened = trees.filter((tree) => tree.opens(first));
    if (opened.length === 0) return [];
    const line = new LineWords(printed, start, end);
    return opened
      .map((tree): [PhraseTree, readonly Found[]] => [tree, tree.find(line)])
      .filter(([, phrases]) => phrases.length > 0);
  }
}

/** Words that say nothing by themselves: `Error: no such domain`, `Sorry, no match`. */
const PREFACES: ReadonlySet<string> = new Set(['error:', 'sorry,']);

/** One book or several as several. */
const booksOf = (books: Phrases | readonly Phrases[] = []): readonly Phrases[] =>
  isList(books) ? books : [books];

const isList = (books: Phrases | readonly Phrases[]): books is readonly Phrases[] => Array.isArray(books);

/** Made once for each book, whoever stands on it. */
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

/** What the first phrase says that speaks of the name that was asked for, or of none. */
function kindOf(phrases: readonly Found[], asked: string | null, bareLabels: boolean): AnswerKind | null {
  let other: AnswerKind | null = null;
  for (const { meaning, name } of phrases) {
    const kind = STATED_KINDS[meaning] as AnswerKind;
    if (!OF_THE_NAME.has(kind) || name === null || isAskedName(name, asked, bareLabels)) return kind;
    if (name.includes('.')) other = 'unknown';
  }
  return other;
}
