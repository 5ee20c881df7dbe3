import { toALabels } from '../domain/a-labels.js';
import type { Properties } from '../parse/properties.js';
import type { Part } from '../part.js';
import { cameByRdap } from '../rdap-document/notices.js';
import { type Change, changeOf } from './change.js';
import { contactChanges } from './contacts.js';
import { dateChanges } from './dates.js';
import { delegationChanges } from './delegation.js';
import { dnssecChanges } from './dnssec.js';
import { layoutChanges } from './layout.js';
import { registrarChanges } from './registrar.js';
import { codeChanges, statusChanges } from './statuses.js';

/** Properties, or a lookup, whose parts say which server they came from. */
export type DiffInput =
  | Properties
  | {
      /** What the record says. */
      properties: Properties;
      /** The responses that it was read from, the registry's first. */
      parts?: readonly Part[] | undefined;
    };

/**
 * Returns what differs between two records of a name, by the kinds in `CHANGE_KINDS`. The order of lists, case, spelling, time zones, hidden
 * values and the disclaimer are no changes. `format` marks what is printed on one side only, or in another layout, while no fact is known to
 * have changed. Offline and in time linear in the size of the records; `diff(b, a)` has the reverse kinds of `diff(a, b)`.
 */
export function diff(before: DiffInput, after: DiffInput): Change[] {
  const [a, b] = [propertiesIn(before), propertiesIn(after)];
  const [ofA, ofB] = [partsIn(before), partsIn(after)];
  const sameSource = isSameSource(ofA, ofB) && a.registered === true && b.registered === true;
  const about = domainChanges(a, b);
  const status = statusChanges(a, b);
  // When a registration begins or ends, every other value comes or goes with it.
  const facts = isBeginningOrEnd(status)
    ? [...about, ...status]
    : [
        ...about,
        ...status,
        ...codeChanges(a, b, sameSource),
        ...dateChanges(a, b, sameSource),
        ...registrarChanges(a, b),
        ...delegationChanges(a, b, sameSource),
        ...dnssecChanges(a, b, sameSource),
        ...contactChanges(a, b),
        ...changeOf('text', { path: 'domain_id', before: a.domain_id, after: b.domain_id }, 'identifier'),
      ];
  return isChanged(facts) ? facts : [...facts, ...layoutChanges(ofA, ofB)];
}

/** Whether any fact differs: whether there is more than `format`. */
export const isChanged = (changes: readonly Change[]): boolean =>
  changes.some(({ kind }) => kind !== 'format');

const propertiesIn = (input: DiffInput): Properties => ('properties' in input ? input.properties : input);

const partsIn = (input: DiffInput): readonly Part[] => ('properties' in input ? (input.parts ?? []) : []);

/** Whether the same server decided both records. It prints the same fields each time, so that a missing list of a registered name is empty. */
function isSameSource([before]: readonly Part[], [after]: readonly Part[]): boolean {
  if (before === undefined || after === undefined) return true;
  if (isRdap(before) !== isRdap(after)) return false;
  return before.host === null || after.host === null || before.host === after.host;
}

/** Whether a part is an RDAP response, laid out as text or as the stored document. */
const isRdap = (part: Part): boolean => cameByRdap(part) || part.body.trimStart().startsWith('{');

function domainChanges({ domain: before }: Properties, { domain: after }: Properties): Change[] {
  if (before === null || after === null || (toALabels(before) ?? before) === (toALabels(after) ?? after))
    return [];
  return [{ path: 'domain', before, after, kind: 'domain' }];
}

const isBeginningOrEnd = (status: readonly Change[]): boolean =>
  status.some(({ kind }) => kind === 'registered' || kind === 'dropped');
