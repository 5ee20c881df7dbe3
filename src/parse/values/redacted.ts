import { isPlaceholderAddress } from '../../standards/hidden.js';
import { endOfWords, LineWords, PhraseTree, startOfWords } from '../answer/phrase-tree.js';
import { PRIVACY_SERVICES, REDACTED } from '../words/redacted.js';

/** A longer value is not a placeholder. In characters. */
const LONGEST = 400;

let placeholders: Values | undefined;

/** Whether a value says that the value is hidden. One that is missing (`N/A`) or that reaches the holder in another way (a form, a forwarded mailbox) does not. */
export function isRedacted(value: string): boolean {
  placeholders ??= new Values([[0, REDACTED]]);
  return placeholders.find(value) !== null || (value.includes('@') && isPlaceholderAddress(value));
}

const NAMES = Object.keys(PRIVACY_SERVICES);
let services: Values | undefined;

/** Returns the name of the privacy service that an organization or a name is of, or null. */
export function privacyServiceOf(name: string): string | null {
  services ??= new Values(Object.values(PRIVACY_SERVICES).entries());
  const found = services.find(name);
  return found === null ? null : (NAMES[found] ?? null);
}

/** Finds the phrase that a whole value matches. */
class Values {
  readonly #tree: PhraseTree;
  /** The first two letters of all phrases: nearly all values begin with others, and are decided by that. */
  readonly #beginnings: ReadonlySet<number>;
  /** The value that was looked for last: a contact repeats its placeholder in every field. */
  #last = '';
  #meaning: number | null = null;

  constructor(meanings: Iterable<readonly [meaning: number, phrases: string]>) {
    this.#tree = new PhraseTree(meanings);
    this.#beginnings = new Set(this.#tree.beginnings().map((word) => firstTwo(word, 0)));
  }

  /** Returns the meaning of the first phrase that matches, or null. */
  find(value: string): number | null {
    if (value.length > LONGEST) return null;
    if (value !== this.#last) {
      this.#meaning = this.#search(value);
      this.#last = value;
    }
    return this.#meaning;
  }

  #search(value: string): number | null {
    const from = startOfWords(value, 0, value.length);
    if (!this.#beginnings.has(firstTwo(value, from))) return null;
    const text = value.includes('\n') ? value.replaceAll('\n', ' ') : value;
    const [found] = this.#tree.find(new LineWords(text, from, endOfWords(text, from, text.length)));
    return found?.meaning ?? null;
  }
}

/** The bit that tells lower case from upper case in the letters of ASCII and Latin-1. */
const CASE = 0x20;

const firstTwo = (text: string, at: number): number =>
  ((text.charCodeAt(at) | CASE) << 16) | (text.charCodeAt(at + 1) | CASE);
