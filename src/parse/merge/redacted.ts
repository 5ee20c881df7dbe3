import { FIELDS } from '../fields.generated.js';
import type { Contact, Properties } from '../properties.js';
import type { PartReading } from '../read/read-part.js';
import { isRedacted } from '../values/redacted.js';

const CONTACTS = ['registrant_contacts', 'admin_contacts', 'technical_contacts', 'billing_contacts'] as const;

/** Objects other than contacts whose texts may be placeholders. */
const OBJECTS = [
  ['registrar', FIELDS.Registrar],
  ['abuse_contact', FIELDS.AbuseContact],
  ['reseller', FIELDS.Reseller],
] as const;

/** Fields of a contact that no server prints as text. */
const NOT_PRINTED: ReadonlySet<string> = new Set([
  'type',
  'country_code',
  'created_on',
  'updated_on',
  'privacy_service',
]);

const CONTACT_TEXTS = FIELDS.Contact.filter((field) => !NOT_PRINTED.has(field));

const isHidden = (value: unknown): boolean => typeof value === 'string' && isRedacted(value);

/**
 * Returns the paths of the values that are placeholders, and of the fields that RDAP names as removed (RFC 9537) and that no part has. If all
 * contacts of a role were removed, the path is that of the list.
 */
export function redactedPaths(properties: Properties, parts: readonly PartReading[]): string[] {
  const paths: string[] = [];
  if (isHidden(properties.domain_id)) paths.push('domain_id');
  for (const [key, fields] of OBJECTS) paths.push(...hiddenIn(properties[key], fields, key));
  for (const role of CONTACTS)
    for (const [index, contact] of properties[role].entries())
      paths.push(...hiddenIn(contact, CONTACT_TEXTS, `${role}.${index}`));
  for (const part of parts)
    for (const words of part.draft.redacted) {
      const path = removedPath(properties, words);
      if (path !== null && !paths.includes(path)) paths.push(path);
    }
  return paths;
}

const hiddenIn = (object: object | null, fields: readonly string[], path: string): string[] =>
  object === null
    ? []
    : fields.filter((field) => isHidden(Reflect.get(object, field))).map((field) => `${path}.${field}`);

/** `Registrant Name`, `Technical Email: server policy`, `Registry Admin ID`: servers name roles by more than one word. */
const REMOVED =
  /^(?:registry )?(registrant|admin|administrative|tech|technical|billing)(?: contact)? ([a-z/ ]{2,20}?)(?::|$)/i;

const ROLE_OF: Readonly<Record<string, (typeof CONTACTS)[number]>> = {
  registrant: 'registrant_contacts',
  admin: 'admin_contacts',
  administrative: 'admin_contacts',
  tech: 'technical_contacts',
  technical: 'technical_contacts',
  billing: 'billing_contacts',
};

/** Fields by the names of IANA's registry of redacted fields, and by those that servers write themselves. */
const FIELD_OF: Readonly<Record<string, keyof Contact>> = {
  id: 'id',
  name: 'name',
  organization: 'organization',
  street: 'address',
  city: 'city',
  'postal code': 'zip',
  'state/province': 'state',
  state: 'state',
  country: 'country',
  phone: 'phone',
  'phone ext': 'phone_ext',
  fax: 'fax',
  'fax ext': 'fax_ext',
  email: 'email',
};

/** Returns the path of a field that was removed, or null if the field is unknown or has a value all the same. */
function removedPath(properties: Properties, words: string): string | null {
  if (/^registry domain id(?::|$)/i.test(words)) return properties.domain_id === null ? 'domain_id' : null;
  const [, who = '', what = ''] = REMOVED.exec(words) ?? [];
  const role = ROLE_OF[who.toLowerCase()];
  const field = FIELD_OF[what.toLowerCase()];
  if (role === undefined || field === undefined) return null;
  const [contact] = properties[role];
  if (contact === undefined) return role;
  const value = field === 'country' ? (contact.country ?? contact.country_code) : contact[field];
  return value === null ? `${role}.0.${field}` : null;
}

/** Returns the same properties with null in the place of every placeholder that `redacted` names. Does not change its argument. */
export function withoutPlaceholders(properties: Properties): Properties {
  const copy = structuredClone(properties);
  for (const path of properties.redacted) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const owner: unknown = keys.reduce<unknown>((value, key) => Reflect.get(Object(value), key), copy);
    if (typeof owner === 'object' && owner !== null && !Array.isArray(Reflect.get(owner, last)))
      Reflect.set(owner, last, null);
  }
  return copy;
}
