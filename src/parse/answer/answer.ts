import type { AnswerKind } from '../explanation.js';
import type { Status } from '../properties.js';
import type { Draft } from '../read/draft.js';
import type { RegistryModule } from '../read/module.js';
import { strongest } from '../values/status.js';
import type { StatusWord } from '../words/status.js';

/** What a part says as a whole, decided by evidence. */
export interface Answer {
  readonly kind: AnswerKind;
  readonly status: Status;
  /** The record and a line beside it contradict each other. */
  readonly conflict: boolean;
}

/** What answers say when they are no record, the most cautious first. */
const CAUTION: readonly AnswerKind[] = [
  'throttled',
  'refused',
  'failed',
  'unsupported',
  'reserved',
  'invalid',
  'unknown',
  'available',
];

const STATUS_OF_KIND: Readonly<Partial<Record<AnswerKind, Status>>> = {
  reserved: 'reserved',
  invalid: 'invalid',
  available: 'available',
};

/**
 * Decides by evidence: a record is the domain's own line with a date, a nameserver, a registrar, a
 * holder or a status of registered names; without one, a whole line in the registry's words.
 */
export function decide(
  draft: Draft,
  kinds: () => readonly AnswerKind[],
  module: RegistryModule,
  empty: boolean,
): Answer {
  const word = strongest(draft.statuses.map((value) => module.statuses.read(value)));
  const named = draft.domain !== null || module.nameless;
  const record = hasRecord(draft);
  if (named && (record || (draft.updated_on !== null && word !== 'available'))) {
    const status = statusOfRecord(word);
    return { kind: status === 'reserved' ? 'reserved' : 'record', status, conflict: word === 'available' };
  }
  const stated = kinds();
  const said = CAUTION.find((kind) => stated.includes(kind)) ?? null;
  // "Not found" beside pieces of a record, or a status of registered names: nobody can tell.
  if (said === 'available' && (record || (word !== null && word !== 'available')))
    return { kind: 'unknown', status: 'unknown', conflict: true };
  if (said !== null) return { kind: said, status: STATUS_OF_KIND[said] ?? 'unknown', conflict: false };
  if (empty) return { kind: 'empty', status: 'unknown', conflict: false };
  // Without a record, a status must stand beside the name that it is about.
  const about = draft.domain !== null || draft.query !== null || module.nameless;
  if (word === null || !about || record) return { kind: 'unknown', status: 'unknown', conflict: false };
  return {
    kind: KIND_OF_WORD[word] ?? 'record',
    status: word === 'record' ? 'registered' : word,
    conflict: false,
  };
}

const KIND_OF_WORD: Readonly<Partial<Record<StatusWord, AnswerKind>>> = {
  available: 'available',
  reserved: 'reserved',
  invalid: 'invalid',
};

const statusOfRecord = (word: StatusWord | null): Status =>
  word === null || word === 'record' || word === 'available' ? 'registered' : word;

/** `Registered: no`, `Expires: -` say when nothing. */
const isDated = (value: string | null): boolean =>
  value !== null && ((value >= '0' && value < ':') || /\d/u.test(value));

/** Anything that only a registered name has. A time of update alone can be the database's own. */
const hasRecord = (draft: Draft): boolean =>
  isDated(draft.created_on) ||
  isDated(draft.expires_on) ||
  draft.nameservers.length > 0 ||
  draft.registrar?.name != null ||
  draft.registrar?.organization != null ||
  draft.registrant.some((contact) => contact.used) ||
  draft.handles.some((handle) => handle.role === 'registrant');
