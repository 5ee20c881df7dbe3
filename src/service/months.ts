import type { Account, Pool } from './database/schema.js';

/** The UTC month, `YYYY-MM`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

export const quotaPool = (month: string): Pool => `quota:${month}`;

/**
 * What an account can still spend now: credits, or what is left of the month's quota. A month only ever moves forward: where
 * a process with another clock has begun the next one, that one counts.
 */
export function remainingOf({ plan, credits, quota, month, used }: Account, now: number): number {
  if (plan === 'payg') return credits;
  return Math.max(0, (quota ?? 0) - (month !== null && month >= monthOf(now) ? used : 0));
}
