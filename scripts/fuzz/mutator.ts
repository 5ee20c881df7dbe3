import type { StoredAnswer } from '../bench/records.js';
import { randomBelow } from './random.js';

/** Lines that say that a name is free, without the name. */
export const freeWords = (available: readonly StoredAnswer[]): string[] => [
  ...new Set(
    available.flatMap(({ body }) =>
      textOf(body)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && line.length < 120),
    ),
  ),
];

const textOf = (body: Uint8Array): string => Buffer.from(body).toString('latin1');
const bytesOf = (lines: readonly string[]): Uint8Array =>
  new Uint8Array(Buffer.from(lines.join('\n'), 'latin1'));

/** Mutates responses. The same seed gives the same mutations. */
export class Mutator {
  readonly #lines: readonly (readonly string[])[];

  readonly #below: (limit: number) => number;

  constructor(
    private readonly answers: readonly StoredAnswer[],
    seed: number,
  ) {
    this.#below = randomBelow(seed);
    this.#lines = answers.map(({ body }) => textOf(body).split('\n'));
  }

  /** Makes one to four changes to a response, which may then be read as another host's. */
  damage(): { answer: StoredAnswer; body: Uint8Array } {
    const index = this.#below(this.answers.length);
    const lines = [...(this.#lines[index] ?? [])];
    for (let changes = 1 + this.#below(4); changes > 0; changes--) this.#change(lines);
    const body = bytesOf(lines);
    if (this.#below(8) === 0)
      for (let bytes = this.#below(6); bytes > 0 && body.length > 0; bytes--)
        body[this.#below(body.length)] = this.#below(256);
    const from = this.#below(4) === 0 ? this.#pick(this.answers) : this.answers[index];
    return { answer: from as StoredAnswer, body };
  }

  /** Returns a record with one value replaced by words for a free name, and the same record without that line. */
  mislead(
    records: readonly StoredAnswer[],
    words: readonly string[],
  ): { answer: StoredAnswer; without: Uint8Array; body: Uint8Array } {
    const answer = this.#pick(records);
    const lines = textOf(answer.body).split('\n');
    const labelled = lines.flatMap((line, at) => (/^[^:]{1,60}:\s*\S/u.test(line) ? [at] : []));
    const at = labelled.length === 0 ? 0 : this.#pick(labelled);
    const said = lines.map((line, n) => (n === at ? line.replace(/:.*$/su, `: ${this.#pick(words)}`) : line));
    return { answer, without: bytesOf(lines.filter((_, n) => n !== at)), body: bytesOf(said) };
  }

  /** Changes the lines in place. */
  #change(lines: string[]): void {
    const at = this.#below(lines.length || 1);
    const other = this.#lines[this.#below(this.#lines.length)] ?? [];
    const line = lines[at] ?? '';
    switch (this.#below(8)) {
      case 0:
        lines.splice(at, 1 + this.#below(3));
        return;
      case 1:
        lines.splice(at, 0, other[this.#below(other.length)] ?? '');
        return;
      case 2: {
        const from = this.#below(other.length);
        lines.splice(at, 0, ...other.slice(from, from + this.#below(12)));
        return;
      }
      case 3:
        lines[at] = `${' '.repeat(1 + this.#below(8))}${line}`;
        return;
      case 4:
        lines[at] = line.replace(/:\s*/u, this.#pick([':', ' : ', ' = ', ' ..... ', '\t', ':\t\t']));
        return;
      case 5:
        lines.splice(at, 0, '');
        return;
      case 6:
        lines.splice(at, 0, line.repeat(1 + this.#below(20)));
        return;
      default:
        lines.length = at;
    }
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#below(items.length)] as T;
  }
}
