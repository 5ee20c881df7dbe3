import type { Draft } from '../read/draft.js';

/** The holder, and in a section of its own the person to write to: one registrant. */
export function joinPerson({ registrant }: Draft): void {
  const [holder, person] = registrant;
  if (holder === undefined || person === undefined) return;
  for (const field of ['name', 'email', 'phone', 'fax'] as const) holder[field] ??= person[field];
  registrant.length = 1;
}
