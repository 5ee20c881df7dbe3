import { filled } from '../compare/fields.js';
import type { Dnssec, Properties } from '../parse/properties.js';
import { type Change, changeOf } from './change.js';

/**
 * The changes of DNSSEC. Registries print nothing about a name that is not signed, so where one server decided both records, a signature that
 * appears or is gone is a change.
 */
export function dnssecChanges(a: Properties, b: Properties, sameSource: boolean): Change[] {
  const [before, after] = [a.dnssec, b.dnssec];
  const isSigned = [before?.signed, after?.signed].includes(true);
  const signed = changeOf(
    'text',
    { path: 'dnssec.signed', before: before?.signed ?? null, after: after?.signed ?? null },
    'dnssec',
  ).map((change) => ({ ...change, kind: sameSource && isSigned ? ('dnssec' as const) : change.kind }));
  return [
    ...signed,
    ...changeOf('set', { path: 'dnssec.ds', before: signersOf(before), after: signersOf(after) }, 'dnssec'),
    ...changeOf('set', { path: 'dnssec.keys', before: keysOf(before), after: keysOf(after) }, 'dnssec'),
  ];
}

const text = (...values: (string | number | null)[]): string => values.map((each) => each ?? '?').join(' ');

const signersOf = (dnssec: Dnssec | null) =>
  filled((dnssec?.ds ?? []).map((ds) => text(ds.key_tag, ds.algorithm, ds.digest_type, ds.digest)));

const keysOf = (dnssec: Dnssec | null) =>
  filled((dnssec?.keys ?? []).map((key) => text(key.flags, key.protocol, key.algorithm, key.public_key)));
