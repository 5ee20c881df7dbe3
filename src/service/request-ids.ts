import { randomBytes } from 'node:crypto';

/** Ids that no other process makes, in an order that keeps the index of the ledger compact. */
export function requestIds(): () => string {
  const prefix = `${Date.now().toString(36)}${randomBytes(8).toString('hex')}`;
  let count = 0;
  return () => `${prefix}-${(++count).toString(36).padStart(6, '0')}`;
}
