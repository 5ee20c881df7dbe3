import type { Draft } from '../read/draft.js';

/** A record whose holder is `Not assigned` has none: the name that it prints is the question's, and free. */
export function readNotAssigned(draft: Draft): void {
  if (draft.registrant[0]?.organization !== 'Not assigned') return;
  draft.query = draft.domain;
  draft.domain = null;
  draft.statuses.push('available');
  for (const contacts of [draft.registrant, draft.admin, draft.technical]) contacts.length = 0;
}
