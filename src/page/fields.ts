import { type Action, FIELDS, type Properties } from '../parse/index.js';
import type { Value } from './values.js';

/** The values of one label. */
export interface Row {
  label: string;
  values: Value[];
}

export interface Section {
  title: string;
  rows: Row[];
}

/** The properties in the order in which people look for them; what has no value is left out, and so is a section without any. */
export function sectionsOf(properties: Properties): Section[] {
  const { registrar, abuse_contact, reseller, dnssec, nameservers, events, ttls } = properties;
  const sections: Section[] = [
    { title: 'Domain', rows: rowsOf(properties, '', DOMAIN) },
    { title: 'Registrar', rows: rowsOf(registrar, 'registrar', REGISTRAR) },
    { title: 'Abuse contact', rows: rowsOf(abuse_contact, 'abuse_contact', REACHED) },
    { title: 'Reseller', rows: rowsOf(reseller, 'reseller', RESELLER) },
    {
      title: 'Nameservers',
      rows: nameservers.map(({ name, addresses }, index) => ({
        label: String(index + 1),
        values: [
          { path: `nameservers.${index}.name`, text: name },
          ...addresses.map((text, n) => ({ path: `nameservers.${index}.addresses.${n}`, text })),
        ],
      })),
    },
    { title: 'DNSSEC', rows: dnssec === null ? [] : dnssecRows(dnssec) },
    {
      title: 'Time to live',
      rows: ttls.map(({ type, seconds }, index) => ({
        label: type,
        values: [{ path: `ttls.${index}.seconds`, text: `${seconds} s` }],
      })),
    },
    ...CONTACTS.flatMap(([key, title]) =>
      properties[key].map((contact, index) => ({
        title: index === 0 ? title : `${title} ${index + 1}`,
        rows: rowsOf(contact, `${key}.${index}`, CONTACT),
      })),
    ),
    {
      title: 'Events',
      rows: events.flatMap(({ action, date }, index) =>
        DATED[action] !== undefined && properties[DATED[action]] === date
          ? []
          : [{ label: action, values: [{ path: `events.${index}.date`, text: date }] }],
      ),
    },
    { title: 'Disclaimer', rows: rowsOf(properties, '', { disclaimer: 'text' }) },
  ];
  const twins = TWINS.filter(({ isTwin }) => isTwin(properties)).map(({ path }) => path);
  return sections
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ values: [first] }) => !twins.includes(first?.path ?? '')),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Values that repeat another one in most records: they are left out then. */
const TWINS: readonly { path: string; isTwin: (properties: Properties) => boolean }[] = [
  { path: 'referral_url', isTwin: ({ referral_url: url, registrar }) => url === registrar?.url },
  { path: 'registrar.id', isTwin: ({ registrar }) => registrar?.id === String(registrar?.iana_id) },
];

/** Events that are dates of the domain as well. */
const DATED: Readonly<Partial<Record<Action, 'created_on' | 'updated_on' | 'expires_on'>>> = {
  registration: 'created_on',
  'last changed': 'updated_on',
  expiration: 'expires_on',
};

/** Labels by key, in order. */
type Labels = Readonly<Record<string, string>>;

const DOMAIN: Labels = {
  domain: 'name',
  domain_id: 'id',
  created_on: 'created',
  updated_on: 'updated',
  expires_on: 'expires',
  referral_whois: 'WHOIS of registrar',
  referral_url: 'referral',
};

/** Labels that are not the key with blanks for its underscores. */
const CALLED: Labels = {
  iana_id: 'IANA id',
  url: 'URL',
  email: 'e-mail',
  phone_ext: 'extension',
  fax_ext: 'fax extension',
  created_on: 'created',
  updated_on: 'updated',
};

/** The fields of an object with their labels: these first, the others in their own order. */
const labelsOf = (fields: readonly string[], first: readonly string[]): Labels =>
  Object.fromEntries(
    [...first, ...fields.filter((field) => !first.includes(field))].map((field) => [
      field,
      CALLED[field] ?? field.replaceAll('_', ' '),
    ]),
  );

const REACHED = labelsOf(FIELDS.AbuseContact, []);
const REGISTRAR = labelsOf(FIELDS.Registrar, [
  'name',
  'organization',
  'iana_id',
  'id',
  'url',
  'email',
  'phone',
]);
const RESELLER = labelsOf(FIELDS.Reseller, []);
const CONTACT = labelsOf(
  FIELDS.Contact.filter((field) => field !== 'type'),
  [
    ...['name', 'organization', 'address', 'city', 'zip', 'state', 'country', 'country_code'],
    ...['email', 'phone', 'phone_ext', 'fax', 'fax_ext', 'id'],
  ],
);

const CONTACTS = [
  ['registrant_contacts', 'Registrant'],
  ['admin_contacts', 'Administrative contact'],
  ['technical_contacts', 'Technical contact'],
  ['billing_contacts', 'Billing contact'],
] as const;

/** Rows of what has a value among the labels' keys. */
function rowsOf(object: object | null, path: string, labels: Labels): Row[] {
  const values = new Map(Object.entries(object ?? {}));
  return Object.entries(labels).flatMap(([key, label]) => {
    const value: unknown = values.get(key) ?? null;
    if (value === null) return [];
    return [{ label, values: [{ path: path === '' ? key : `${path}.${key}`, text: String(value) }] }];
  });
}

function dnssecRows({ signed, ds, keys }: NonNullable<Properties['dnssec']>): Row[] {
  const row = (object: object, label: string, path: string): Row => ({
    label,
    values: Object.entries(object).flatMap(([key, value]) =>
      value === null ? [] : [{ path: `${path}.${key}`, text: `${key.replaceAll('_', ' ')} ${value}` }],
    ),
  });
  return [
    { label: 'signed', values: [{ path: 'dnssec.signed', text: signed ? 'yes' : 'no' }] },
    ...ds.map((each, index) => row(each, `DS ${index + 1}`, `dnssec.ds.${index}`)),
    ...keys.map((each, index) => row(each, `key ${index + 1}`, `dnssec.keys.${index}`)),
  ];
}
