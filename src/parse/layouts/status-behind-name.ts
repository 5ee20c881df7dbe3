import type { Draft } from '../read/draft.js';

/** `EXAMPLE.CF is Active`, `EXAMPLE.KG (ACTIVE)`: the name's state stands behind it, where the pattern finds it. */
export const statusBehindName =
  (pattern: RegExp) =>
  ({ domain, statuses }: Draft): void => {
    const state = pattern.exec(domain ?? '')?.[1];
    if (state !== undefined) statuses.push(state.trim());
  };
