import type { Contact, Properties, Reseller } from '../parse/properties.js';
import type { FieldKind, FieldValue } from './same.js';

/** A value of the properties that can be compared: its path, and how two of them are compared. */
export interface Field {
  path: string;
  kind: FieldKind;
  value: FieldValue | null;
}

const SCALARS = {
  domain_id: 'text',
  referral_whois: 'url',
  referral_url: 'url',
  status: 'text',
  created_on: 'time',
  updated_on: 'time',
  expires_on: 'time',
} as const satisfies Partial<Record<keyof Properties, FieldKind>>;

/** Without `id`: WHOIS prints the registry's tag where RDAP has the number of IANA, which is compared. */
export const REGISTRAR_FIELDS = {
  name: 'text',
  organization: 'text',
  url: 'url',
  iana_id: 'text',
  email: 'text',
  phone: 'phone',
  address: 'text',
} as const;

export const RESELLER_FIELDS: Readonly<Record<keyof Reseller, FieldKind>> = {
  name: 'text',
  url: 'url',
  email: 'text',
  phone: 'phone',
};

/** Without `country`, which is a name in the server's language; its code is compared. */
export const CONTACT_FIELDS = {
  id: 'text',
  name: 'text',
  organization: 'text',
  address: 'text',
  city: 'text',
  zip: 'text',
  state: 'text',
  country_code: 'text',
  phone: 'phone',
  phone_ext: 'phone',
  fax: 'phone',
  fax_ext: 'phone',
  email: 'text',
  created_on: 'time',
  updated_on: 'time',
} as const satisfies Partial<Record<keyof Contact, FieldKind>>;

const CONTACTS = [
  'registrant_contacts',
  'admin_contacts',
  'technical_contacts',
  'billing_contacts',
] as const satisfies readonly (keyof Properties)[];

/** Events whose dates are properties of their own, and the one that is about the server's database. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'registration',
  'last changed',
  'expiration',
  'last update of RDAP database',
]);

/**
 * Returns the values of properties that servers can disagree on. `nameservers` are the names whose addresses are compared, in the order that
 * gives them their paths. An event has its action as its path: `events.transfer`.
 */
export function fieldsOf(properties: Properties, nameservers: readonly string[]): Field[] {
  const addresses = new Map(properties.nameservers.map((each) => [each.name, each.addresses]));
  const { registrar, reseller, abuse_contact, dnssec, statuses } = properties;
  const fields: Field[] = [
    ...fieldsIn('', properties, SCALARS),
    { path: 'statuses', kind: 'statuses', value: filled(statuses) },
    ...fieldsIn('registrar.', registrar, REGISTRAR_FIELDS),
    ...fieldsIn('reseller.', reseller, RESELLER_FIELDS),
    ...fieldsIn('abuse_contact.', abuse_contact, { email: 'text', phone: 'phone' }),
    ...CONTACTS.flatMap((role) =>
      properties[role].flatMap((contact, at) => fieldsIn(`${role}.${at}.`, contact, CONTACT_FIELDS)),
    ),
    { path: 'nameservers', kind: 'set', value: filled([...addresses.keys()]) },
    ...nameservers.map(
      (name, at): Field => ({
        path: `nameservers.${at}.addresses`,
        kind: 'addresses',
        value: filled(addresses.get(name) ?? []),
      }),
    ),
    { path: 'dnssec.signed', kind: 'text', value: dnssec?.signed ?? null },
    {
      path: 'dnssec.ds',
      kind: 'set',
      value: filled(
        (dnssec?.ds ?? []).map((each) =>
          [each.key_tag, each.algorithm, each.digest_type, each.digest].map((part) => part ?? '?').join(' '),
        ),
      ),
    },
    ...eventFields(properties),
  ];
  return fields.filter(({ value }) => value !== null);
}

function fieldsIn<Values extends object>(
  prefix: string,
  values: Values | null,
  kinds: { readonly [Key in keyof Values]?: FieldKind },
): Field[] {
  if (values === null) return [];
  return (Object.keys(kinds) as (keyof Values & string)[]).map((key) => ({
    path: `${prefix}${key}`,
    kind: kinds[key] ?? 'text',
    value: values[key] as FieldValue | null,
  }));
}

/** An empty list is a missing value. */
export const filled = (values: readonly string[]): readonly string[] | null =>
  values.length === 0 ? null : values;

function eventFields({ events }: Properties): Field[] {
  const first = new Map<string, Field>();
  for (const { action, date } of events)
    if (!NOT_COMPARED.has(action) && !first.has(action))
      first.set(action, { path: `events.${action}`, kind: 'time', value: date });
  return [...first.values()];
}
