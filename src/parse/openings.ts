/**
 * A set of the first three characters of known lines, letter case aside: most lines of most answers
 * are running text and can be passed over by it. May say yes wrongly, never no.
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

const fold = (text: string, at: number, end: number): number => (at < end ? text.charCodeAt(at) | 32 : 32);

const hash = (text: string, start: number, end: number): number =>
  (fold(text, start, end) * 961 + fold(text, start + 1, end) * 31 + fold(text, start + 2, end)) & 4095;
