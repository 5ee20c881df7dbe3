import { sameHost } from './fixture.js';
import type { Misbehavior } from './misbehavior.js';

/** Keeps count of how often each misbehavior may still strike. */
export interface Troubles {
  /** The one that the next answer of this host gets, or null. Takes one of its `times`. */
  next(host: string | null): Misbehavior | null;
  /** Like {@link next} for one that strikes before a question is asked. */
  refuses(host: string): boolean;
}

/** The first in the list that fits and is not used up wins, so that the more special go first. */
export function createTroubles(misbehaviors: readonly Misbehavior[]): Troubles {
  const rows = misbehaviors.map((misbehavior) => ({
    misbehavior,
    left: misbehavior.times ?? Number.POSITIVE_INFINITY,
  }));
  const find = (host: string | null) =>
    rows.find(
      ({ misbehavior, left }) =>
        left > 0 &&
        (misbehavior.host === undefined || (host !== null && sameHost(misbehavior.host) === host)),
    );
  return {
    next(host) {
      const row = find(host);
      if (row === undefined) return null;
      row.left -= 1;
      return row.misbehavior;
    },
    refuses(host) {
      const row = find(host);
      if (row?.misbehavior.mode !== 'refuse') return false;
      row.left -= 1;
      return true;
    },
  };
}
