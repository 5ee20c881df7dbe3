/**
 * A set of the first letters of known lines, letter case aside: most lines of most answers are
 * running text and can be passed over by it. May say yes wrongly, never no.
 */
export class Openings {
  /** One bit for each: each module has a set, and many modules are read in turn. */
  readonly #bits = new Uint32Array(4096 / 32);

  add(text: string): void {
    const at = hash(text, 0, text.length);
    this.#bits[at >> 5] = (this.#bits[at >> 5] as number) | (1 << (at & 31));
  }

  /** A set of these and of more. */
  with(texts: Iterable<string>): Openings {
    const more = new Openings();
    more.#bits.set(this.#bits);
    for (const text of texts) more.add(text);
    return more;
  }

  /** Whether a known line could begin as the text from `start` to `end` does. */
  has(text: string, start: number, end: number): boolean {
    const at = hash(text, start, end);
    return ((this.#bits[at >> 5] as number) & (1 << (at & 31))) !== 0;
  }
}

/** Letters looked at: three let pass twice as many lines, the whole first word hardly fewer. */
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
  return (sum ^ (sum >> 12)) & 4095;
}

/** Letters of other scripts count as one: their cases are not a bit apart. */
const fold = (code: number): number => (code > 127 ? 128 : code | 32);
