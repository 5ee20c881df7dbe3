import { REGISTRAR_FIELDS, RESELLER_FIELDS } from '../compare/fields.js';
import type { Properties, Registrar } from '../parse/properties.js';
import { type Change, changeOf, pairsIn } from './change.js';

/** The changes of the registrar: `transferred` if it is another one, `registrar` if only its data differ. */
export function registrarChanges(a: Properties, b: Properties): Change[] {
  const kind = isOther(a.registrar, b.registrar) ? 'transferred' : 'registrar';
  const pairs = [
    ...pairsIn('registrar.', a.registrar, b.registrar, REGISTRAR_FIELDS),
    ...pairsIn('', a, b, { referral_whois: 'url', referral_url: 'url' }),
    ...pairsIn('abuse_contact.', a.abuse_contact, b.abuse_contact, { email: 'text', phone: 'phone' }),
    ...pairsIn('reseller.', a.reseller, b.reseller, RESELLER_FIELDS),
  ];
  return pairs.flatMap(({ type, ...pair }) => {
    const changes = changeOf(type, pair, kind);
    const isSpelling =
      kind === 'registrar' &&
      pair.path === 'registrar.name' &&
      letters(String(pair.before)) === letters(String(pair.after));
    return changes.map(({ path, before, after, kind }) => ({
      path,
      before,
      after,
      kind: isSpelling ? 'format' : kind,
    }));
  });
}

/** By IANA's number if both have it, else by the first of these that both have: name, organization, the registry's tag. */
function isOther(a: Registrar | null, b: Registrar | null): boolean {
  if (a === null || b === null) return false;
  if (a.iana_id !== null && b.iana_id !== null) return a.iana_id !== b.iana_id;
  for (const key of ['name', 'organization', 'id'] as const) {
    const [before, after] = [a[key], b[key]];
    if (before !== null && after !== null) return letters(before) !== letters(after);
  }
  return false;
}

/** `Example Registrar, Inc.` and `EXAMPLE REGISTRAR INC` are one company. */
const letters = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
