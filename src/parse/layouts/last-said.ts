import type { Draft } from '../read/draft.js';
import type { Line } from '../text/lines.js';

type Dates = Pick<Draft, 'created_on' | 'updated_on' | 'expires_on'>;

/**
 * Dates that an answer gives twice, the second time to the second: the last line of that label counts.
 * `lastSaid({ created_on: 'created-date' })`: `created-date: 2004-06-18 18:41:14`, and above it a day alone.
 */
export const lastSaid =
  (labels: Readonly<Partial<Record<keyof Dates, string>>>) =>
  (draft: Draft, lines: readonly Line[]): void => {
    for (const [field, label] of Object.entries(labels) as [keyof Dates, string][]) {
      const last = lines.findLast((line) => line.label === label && line.value !== '');
      draft[field] = last?.value ?? draft[field];
    }
  };
