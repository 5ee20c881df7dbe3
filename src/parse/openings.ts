/**
 * A set of the first three characters of known lines, letter case aside: most lines of most answers
 * are running text and can be passed over by it. May say yes wrongly, never no.
 */
export class Openings {
  readonly #bits = new Uint8Array(4096);

  add(text: string): void {
    this.#bits[hash(text, 0, text.length)] = 1;
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
    return this.#bits[hash(text, start, end)] === 1;
  }
}

const fold = (text: string, at: number, end: number): number => (at < end ? text.charCodeAt(at) | 32 : 32);

const hash = (text: string, start: number, end: number): number =>
  (fold(text, start, end) * 961 + fold(text, start + 1, end) * 31 + fold(text, start + 2, end)) & 4095;
