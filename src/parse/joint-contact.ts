import type { Draft } from './draft.js';
import type { Line } from './lines.js';

/** `Administrative Contact, Technical Contact:`, `Administrative/Technical Contact`: one block for two roles. */
const JOINT = /^admin[a-z]{0,12}(?: contact)?(?:,|\/| &| and)\s{0,4}tech[a-z]{0,5}\b/iu;

/** Who is administrative and technical contact in one block is both. */
export function shareJointContact(draft: Draft, lines: readonly Line[]): void {
  if (draft.technical.length > 0 || draft.admin.length === 0) return;
  if (lines.some((line) => JOINT.test(line.label === '' ? line.value : line.label)))
    draft.technical.push(...draft.admin);
}
