import { type Admission, DatabaseUnavailable, type Refunded } from '../database/database.js';

/** Charges to refund in one transaction. */
const MAX_AT_ONCE = 500;

export interface OwedOptions {
  /** Makes sure that none of these requests can be charged later. */
  forestall(group: readonly Admission[]): Promise<void>;
  /** Refunds charges, in their order; null for a request that was not charged. */
  refund(requestIds: string[]): Promise<(Refunded | null)[]>;
  /** Called with charges that cannot be refunded, for another reason than a failing database. */
  onLoss(error: unknown, requestIds: string[]): void;
}

/** Charges that must be refunded once the database works. */
export class OwedCharges {
  readonly #options: OwedOptions;
  /** By the id of the request; with its admission if it is unknown whether it was charged. */
  readonly #owed = new Map<string, Admission | null>();

  constructor(options: OwedOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#owed.size;
  }

  get requestIds(): string[] {
    return [...this.#owed.keys()];
  }

  /** Adds a charge that could not be refunded. */
  add(requestId: string): void {
    this.#owed.set(requestId, null);
  }

  /** Adds a request that may have been charged: the database failed during the charge. */
  addDoubtful(admission: Admission): void {
    this.#owed.set(admission.requestId, admission);
  }

  /** Refunds some charges. Those that fail because of the database remain for the next call. */
  async settle(): Promise<void> {
    const some = [...this.#owed].slice(0, MAX_AT_ONCE);
    if (some.length === 0) return;
    const requestIds = some.map(([requestId]) => requestId);
    const { forestall, refund, onLoss } = this.#options;
    try {
      const doubtful = some.flatMap(([, admission]) => admission ?? []);
      if (doubtful.length > 0) await forestall(doubtful);
      const refunded = await refund(requestIds);
      for (const [index, requestId] of requestIds.entries())
        if (refunded[index]?.locked !== true) this.#owed.delete(requestId);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return;
      // Another attempt would fail for the same reason.
      for (const requestId of requestIds) this.#owed.delete(requestId);
      onLoss(error, requestIds);
    }
  }
}
