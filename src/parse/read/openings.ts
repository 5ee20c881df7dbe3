/**
 * A set of the first letters of known lines, letter case aside: most lines of most answers are
 * running text and can be passed over by it. May say yes wrongly, never no.
 */
export class Openings {
  /** A bit for each; those of a set that stands on another are few. */
  readonly #bits: Uint32Array;

  /** `base` holds what many sets have in common: kept once, as answers of many registries are read in turn. */
  constructor(
    texts: Iterable<string> = [],
    private readonly base: Openings | null = null,
  ) {
    this.#bits = new Uint32Array(base === null ? 1024 : 64);
    this.add(texts);
  }

  add(texts: Iterable<string>): void {
    // Thousands of labels have some hundred beginnings: each is counted once.
    const beginnings = new Set<string>();
    for (const text of texts) beginnings.add(text.slice(0, LETTERS));
    for (const beginning of beginnings) {
      const at = hash(beginning, 0, beginning.length) & (this.#bits.length * 32 - 1);
      this.#bits[at >> 5] = (this.#bits[at >> 5] as number) | (1 << (at & 31));
    }
  }

  /** Whether a known line could begin as the text from `start` to `end` does. */
  has(text: string, start: number, end: number): boolean {
    return this.holds(hash(text, start, end));
  }

  private holds(sum: number): boolean {
    const at = sum & (this.#bits.length * 32 - 1);
    return ((this.#bits[at >> 5] as number) & (1 << (at & 31))) !== 0 || this.base?.holds(sum) === true;
  }
}

/** Letters looked at: of the running text in captured answers three let pass 44 %, five 26 %. */
const LETTERS = 5;

/** Of the first word's first letters. What follows a word (a number, blanks, a point) does not matter. */
function hash(text: string, start: number, end: number): number {
  const limit = Math.min(end, start + LETTERS);
  let sum = start < end ? fold(text.charCodeAt(start)) : 0;
  for (let at = start + 1; at < limit; at++) {
    const code = text.charCodeAt(at) | 32;
    if (code < 97 || (code > 122 && code < 128)) break;
    sum = (sum * 31 + fold(code)) | 0;
  }
  return sum ^ (sum >>> 15);
}

/** Letters of other scripts count as one: their cases are not a bit apart. */
const fold = (code: number): number => (code > 127 ? 128 : code | 32);
