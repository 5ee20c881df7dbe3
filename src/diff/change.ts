import type { FieldKind, FieldValue } from '../compare/same.js';
import { isSame } from '../compare/same.js';
import type { ChangeKind } from './kinds.js';

/** A value that differs between two records of a name. */
export interface Change {
  /**
   * The path of the value in the properties: `expires_on`, `registrar.name`, `registrant_contacts.0.email`. An EPP status has its code as
   * part of its path, `statuses.clientHold`; an event its action, `events.transfer`. Of contacts and name servers, the position is the one
   * in the earlier record, or in the later one if the earlier does not have it. `record` is the text, with the labels that differ as values.
   */
  path: string;
  /** The value in the earlier record; null if it has none. */
  before: FieldValue | null;
  /** The value in the later record; null if it has none. */
  after: FieldValue | null;
  /** What the difference means. */
  kind: ChangeKind;
}

/** Two values of the same field; null if a record does not have one. */
export interface Pair<Value extends FieldValue = FieldValue> {
  path: string;
  before: Value | null;
  after: Value | null;
}

/** The change of a pair. A value that only one record has is `format`, and a hidden one is no change at all. */
export function changeOf(type: FieldKind, { path, before, after }: Pair, kind: ChangeKind): Change[] {
  if (before === null && after === null) return [];
  if (before !== null && after !== null)
    return isSame(type, before, after) ? [] : [{ path, before, after, kind }];
  const given = before ?? after ?? '';
  // The value that is printed may itself be a placeholder: then nothing was printed on either side.
  return isSame(type, given, '') ? [] : [{ path, before, after, kind: 'format' }];
}

/** The pairs of two objects, by the fields of a table. */
export function pairsIn<Values extends object, Key extends keyof Values & string>(
  prefix: string,
  before: Values | null,
  after: Values | null,
  fields: { readonly [Each in Key]?: FieldKind },
): (Pair & { key: Key; type: FieldKind })[] {
  return (Object.entries(fields) as [Key, FieldKind][]).map(([key, type]) => ({
    key,
    type,
    path: `${prefix}${key}`,
    before: (before?.[key] ?? null) as FieldValue | null,
    after: (after?.[key] ?? null) as FieldValue | null,
  }));
}
