import type { Properties, Status } from '../parse/properties.js';
import { EPP_CODES } from '../standards/epp-codes.js';
import type { Change } from './change.js';
import { CHANGE_KINDS, type ChangeKind } from './kinds.js';

/** Statuses of a registration that has run out, in their order. */
const ENDING: readonly Status[] = ['expired', 'redemption', 'pending_delete'];

/** Statuses that say nothing about the name. */
const UNCLEAR: readonly Status[] = ['unknown', 'unavailable', 'invalid'];

/** The change of the one word for the status. */
export function statusChanges(a: Properties, b: Properties): Change[] {
  const [before, after] = [a.status, b.status];
  if (before === after && a.registered === b.registered) return [];
  return [{ path: 'status', before, after, kind: kindOfStatus(a, b) }];
}

function kindOfStatus(a: Properties, b: Properties): ChangeKind {
  const [before, after] = [a.status, b.status];
  if (UNCLEAR.includes(before) || UNCLEAR.includes(after)) return 'unclear';
  if (a.registered !== true && b.registered === true) return 'registered';
  if (a.registered === true && b.registered !== true) return 'dropped';
  if (b.available === true) return 'available';
  if (a.available === true) return 'reserved';
  const step = ENDING.indexOf(after) - ENDING.indexOf(before);
  if (step !== 0) return step > 0 ? 'expiring' : 'restored';
  if (after === 'suspended') return 'suspended';
  return before === 'suspended' ? 'resumed' : 'status';
}

/** What it means when a code of EPP is set; removing it is the reverse. Other codes are `status`. */
const WHEN_SET: Readonly<Record<string, ChangeKind>> = {
  clientDeleteProhibited: 'locked',
  clientRenewProhibited: 'locked',
  clientTransferProhibited: 'locked',
  clientUpdateProhibited: 'locked',
  serverDeleteProhibited: 'locked',
  serverRenewProhibited: 'locked',
  serverTransferProhibited: 'locked',
  serverUpdateProhibited: 'locked',
  clientHold: 'suspended',
  serverHold: 'suspended',
  redemptionPeriod: 'expiring',
  pendingDelete: 'expiring',
};

const CODES: ReadonlySet<string> = new Set(EPP_CODES);

/** Codes that say nothing: `ok` is printed if there is no other code, and `linked` is about hosts and contacts. */
const WITHOUT_MEANING: ReadonlySet<string> = new Set(['ok', 'linked']);

/** The changes of the list of statuses: codes of EPP one by one, a registry's own words by their spelling. */
export function codeChanges(a: Properties, b: Properties, sameSource: boolean): Change[] {
  const before = new Set(a.statuses);
  const after = new Set(b.statuses);
  const bothTell = tellsCodes(before, sameSource) && tellsCodes(after, sameSource);
  const words = (statuses: ReadonlySet<string>) =>
    new Set([...statuses].filter((each) => !CODES.has(each)).map((each) => each.toLowerCase()));
  return [
    ...oneByOne(before, after)
      .filter(({ value }) => CODES.has(value) && !WITHOUT_MEANING.has(value))
      .map(({ value, isSet }) =>
        changeOfStatus(value, isSet, bothTell ? (WHEN_SET[value] ?? 'status') : 'format'),
      ),
    ...oneByOne(words(before), words(after)).map(({ value, isSet }) =>
      changeOfStatus(value, isSet, sameSource && before.size > 0 && after.size > 0 ? 'status' : 'format'),
    ),
  ];
}

/** Whether a missing code is not set: the record prints other codes, or prints no status, as this server does if there is none. */
const tellsCodes = (statuses: ReadonlySet<string>, sameSource: boolean): boolean =>
  statuses.size === 0 ? sameSource : [...statuses].some((each) => CODES.has(each));

const oneByOne = (before: ReadonlySet<string>, after: ReadonlySet<string>) => [
  ...[...before].filter((value) => !after.has(value)).map((value) => ({ value, isSet: false })),
  ...[...after].filter((value) => !before.has(value)).map((value) => ({ value, isSet: true })),
];

const changeOfStatus = (value: string, isSet: boolean, whenSet: ChangeKind): Change => ({
  path: `statuses.${value}`,
  before: isSet ? null : value,
  after: isSet ? value : null,
  kind: isSet ? whenSet : CHANGE_KINDS[whenSet].reverse,
});
