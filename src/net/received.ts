const NOTHING = new Uint8Array(0);

/**
 * The bytes of one answer, never more than `limit`. Most answers come in one piece, which is kept as it is; more are
 * copied into one buffer that doubles, because a server that sends single bytes would otherwise cost an object for each.
 */
export class Received {
  readonly #limit: number;
  #buffer: Uint8Array = NOTHING;
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps what fits; false when something did not. */
  add(chunk: Uint8Array): boolean {
    const fitting =
      chunk.length <= this.#limit - this.#length ? chunk : chunk.subarray(0, this.#limit - this.#length);
    if (this.#length === 0) this.#buffer = fitting;
    else {
      this.#makeRoom(this.#length + fitting.length);
      this.#buffer.set(fitting, this.#length);
    }
    this.#length += fitting.length;
    return fitting.length === chunk.length;
  }

  /** A copy of their own: what a socket reads into is part of a larger piece of memory, which would stay with it. */
  bytes(): Uint8Array {
    return this.#length === 0 ? NOTHING : new Uint8Array(this.#buffer.subarray(0, this.#length));
  }

  #makeRoom(size: number): void {
    if (size <= this.#buffer.length) return;
    const grown = new Uint8Array(Math.max(size, Math.min(this.#limit, 2 * this.#buffer.length), 1024));
    grown.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = grown;
  }
}
