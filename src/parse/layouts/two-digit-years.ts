import type { Draft } from '../read/draft.js';

const SHORT = /^(\d\d\/\d\d\/)(\d\d)$/u;

/** `28/05/99`: dates whose years have two digits, none of them before the registry's `first`. */
export const twoDigitYears =
  (first: number) =>
  (draft: Draft): void => {
    for (const field of ['created_on', 'updated_on', 'expires_on'] as const) {
      const [, dayAndMonth, year] = SHORT.exec(draft[field] ?? '') ?? [];
      if (year !== undefined)
        draft[field] = `${dayAndMonth}${Number(year) < first % 100 ? '20' : '19'}${year}`;
    }
  };
