import type { Admission } from './database/database.js';
import type { Admitted, Ledger } from './ledger/ledger.js';

/** Charges for the parts of one request, each with an entry of its own in the ledger: `ID.0`, `ID.1` … */
export interface PartCharges {
  /** Charges one credit, if the account has any left. Rejects as the ledger does. */
  charge(part: number): Promise<Admitted>;
  /** Refunds the charge of a part. Never rejects: if that is impossible now, the ledger retries until it succeeds. */
  refund(part: number): Promise<void>;
  /** Resolves to what the account has left. */
  remaining(): Promise<number | null>;
}

/** `admission`: of the whole request. `refundCharge` never rejects. */
export function partCharges(
  ledger: Pick<Ledger, 'admit'>,
  refundCharge: (requestId: string) => Promise<unknown>,
  admission: Omit<Admission, 'cost'>,
): PartCharges {
  const idOf = (part: number): string => `${admission.requestId}.${part}`;
  return {
    charge: (part) => ledger.admit({ ...admission, requestId: idOf(part), cost: 1 }),
    refund: async (part) => {
      await refundCharge(idOf(part));
    },
    remaining: async () => {
      const admitted = await ledger.admit({ ...admission, cost: 0 });
      return admitted.account === null ? null : admitted.remaining;
    },
  };
}
