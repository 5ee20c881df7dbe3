import { type Books, DatabaseUnavailable } from '../database/database.js';

/** Time between two checks whether a failed database works again. */
const CHECK_MS = 250;

/**
 * A database that fails again within this time was not really back: a full disk may have space for the check but not for a charge. Each
 * such failure doubles the time until the next check, up to the maximum, so that the log does not fill the disk as well.
 */
const RELAPSE_MS = 10_000;
const MAX_CHECK_MS = 8_000;

/** A write that was durable within this time shows that the next one can be. */
const READY_PROOF_MS = 1_000;

/**
 * Tracks whether the database works. While it fails, all operations are rejected immediately, except the check whether it works
 * again.
 */
export class DatabaseWatch {
  readonly #books: Books;
  readonly #onTrouble: (trouble: DatabaseUnavailable | null) => void;
  #trouble: DatabaseUnavailable | null = null;
  #checkAfterMs = CHECK_MS;
  #nextCheckAt = 0;
  #backAt = Number.NEGATIVE_INFINITY;
  #durableAt = Number.NEGATIVE_INFINITY;

  /** `onTrouble` is called when the database fails, and with null when it is back. */
  constructor(books: Books, onTrouble: (trouble: DatabaseUnavailable | null) => void) {
    this.#books = books;
    this.#onTrouble = onTrouble;
  }

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#trouble !== null) throw this.#trouble;
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !error.locked) this.#failed(error);
      throw error;
    }
  }

  async write<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await this.read(work);
    this.#durableAt = performance.now();
    return result;
  }

  /** Resolves if a charge could be made now; else rejects with the reason. */
  async ready(): Promise<void> {
    const isProven = this.#trouble === null && performance.now() - this.#durableAt <= READY_PROOF_MS;
    if (!isProven) await this.write(() => this.#books.probe());
  }

  /** Resolves to whether the database works, after a check if it failed and the next check is due. */
  async check(): Promise<boolean> {
    if (this.#trouble === null) return true;
    if (performance.now() < this.#nextCheckAt) return false;
    const failure = await this.#books.probe().catch((error: unknown) => error);
    if (failure !== undefined) return false;
    this.#trouble = null;
    this.#backAt = performance.now();
    this.#onTrouble(null);
    return true;
  }

  /** Makes the next check due immediately. */
  checkSoon(): void {
    this.#nextCheckAt = 0;
  }

  #failed(error: DatabaseUnavailable): void {
    // Other operations in progress fail for the same reason.
    if (this.#trouble !== null) return;
    this.#trouble = error;
    const now = performance.now();
    const isRelapse = now - this.#backAt < RELAPSE_MS;
    this.#checkAfterMs = isRelapse ? Math.min(2 * this.#checkAfterMs, MAX_CHECK_MS) : CHECK_MS;
    this.#nextCheckAt = now + this.#checkAfterMs;
    this.#onTrouble(error);
  }
}
