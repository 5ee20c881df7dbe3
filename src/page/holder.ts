import type { Properties } from '../parse/index.js';
import type { Value } from './values.js';

/** Who holds a name: known, hidden by the registry or a privacy service, or missing in the record. */
export type Holder =
  | { kind: 'known'; name: Value; details: Value[] }
  | { kind: 'hidden'; details: Value[] }
  | { kind: 'missing' };

export function holderOf({ registrant_contacts: [contact], redacted }: Properties): Holder {
  if (contact === undefined) return { kind: 'missing' };
  const values = (['organization', 'name', 'country', 'country_code'] as const).flatMap((key) => {
    const text = contact[key];
    return text === null ? [] : [{ key, path: `registrant_contacts.0.${key}`, text }];
  });
  const names = values.filter(({ key }) => key === 'organization' || key === 'name');
  const shown = names.filter(({ path }) => !redacted.includes(path));
  // The country's name says more than its code.
  const country = values.find(({ key, path }) => key.startsWith('country') && !redacted.includes(path));
  const rest = country === undefined ? [] : [country];
  const { privacy_service: service } = contact;
  if (service !== null) {
    const by = { path: 'registrant_contacts.0.privacy_service', text: `by ${service}` };
    return { kind: 'hidden', details: [by, ...rest] };
  }
  const [name, ...others] = shown;
  if (name !== undefined) return { kind: 'known', name, details: [...others, ...rest] };
  const hidden = redacted.some((path) => path.startsWith('registrant_contacts.0.'));
  if (hidden) return { kind: 'hidden', details: [...names.slice(0, 1), ...rest] };
  return rest.length > 0 || contact.id === null
    ? { kind: 'missing' }
    : {
        kind: 'known',
        name: { path: 'registrant_contacts.0.id', text: contact.id },
        details: [],
      };
}
