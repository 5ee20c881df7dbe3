/** What an entry of the ledger is drawn from: the credits of an account, or its quota of one UTC month. */
export type Pool = 'credits' | `quota:${string}`;

/** The UTC month, `YYYY-MM`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

export const quotaPool = (month: string): Pool => `quota:${month}`;
