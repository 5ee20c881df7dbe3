/**
 * The bytes of one answer, never more than `limit`. They are copied into one buffer that doubles, because a
 * server that sends single bytes would otherwise cost an object for each of them.
 */
export class Received {
  readonly #limit: number;
  #buffer = new Uint8Array(0);
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps what fits; false when something did not. */
  add(chunk: Uint8Array): boolean {
    const fitting = chunk.subarray(0, this.#limit - this.#length);
    this.#makeRoom(this.#length + fitting.length);
    this.#buffer.set(fitting, this.#length);
    this.#length += fitting.length;
    return fitting.length === chunk.length;
  }

  bytes(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }

  #makeRoom(size: number): void {
    if (size <= this.#buffer.length) return;
    const grown = new Uint8Array(Math.max(size, Math.min(this.#limit, 2 * this.#buffer.length), 1024));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
}
