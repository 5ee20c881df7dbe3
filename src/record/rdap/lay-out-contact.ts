import { isPlaceholder, isPlaceholderAddress } from '../../standards/hidden.js';
import type { Entity } from './entities.js';
import { dateOf, readEvents } from './events.js';
import { member, oneLine, words } from './json.js';
import { FURTHER } from './labels.js';
import { type Redaction, remarkedRedactions } from './redactions.js';
import type { Text } from './text.js';

/** Prefixes of the labels of each role in ICANN's layout. */
export type Prefix = 'Registrant' | 'Admin' | 'Tech' | 'Billing';

/** The labels after the prefix, in the order of the Registrar Accreditation Agreement. */
const FIELDS = [
  'Name',
  'Organization',
  'Street',
  'City',
  'State/Province',
  'Postal Code',
  'Country',
  'Country Code',
  'Phone',
  'Phone Ext',
  'Fax',
  'Fax Ext',
  'Email',
  'Contact URI',
  'Created On',
  'Last Updated On',
] as const;

type Field = (typeof FIELDS)[number];

/** Prints the contacts of one role. Each contact after the first has a heading, so that none gets another's street. */
export function layOutContacts(
  text: Text,
  prefix: Prefix,
  entities: readonly Entity[],
  redactions: readonly Redaction[],
): void {
  const [first = null, ...more] = entities;
  layOutContact(text, prefix, first, redactions);
  for (const entity of more) {
    text.say(`${FURTHER[prefix]}:`);
    layOutContact(text, prefix, entity, []);
  }
}

function layOutContact(
  text: Text,
  prefix: Prefix,
  entity: Entity | null,
  redactions: readonly Redaction[],
): void {
  const values = entity === null ? NO_VALUES : valuesOf(entity, redactions.length > 0);
  const redacted = (label: string): string => {
    const reason = redactions.find(({ field }) => namesLabel(field, label))?.reason ?? '';
    return isPlaceholder(reason) ? reason : '';
  };
  text.add(`Registry ${prefix} ID`, entity?.handle);
  for (const field of FIELDS) {
    const label = `${prefix} ${field}`;
    const given = values[field] ?? [];
    text.add(label, ...(given.length > 0 ? given : [redacted(label)]));
  }
}

/** Whether the reason of a redaction is printed as the field's value, in the server's words. */
export const isShown = ({ field, reason }: Redaction): boolean =>
  LABELS.has(labelOf(field)) && isPlaceholder(reason);

const namesLabel = (field: string, label: string): boolean => labelOf(field) === label.toLowerCase();

/** The server's name of a redacted field: `Registrant Name`, `Technical Email`, `Tech ID`. Servers have several words for a role. */
function labelOf(field: string): string {
  return words(field)
    .replace(/^(registry )?technical\b/, '$1tech')
    .replace(/^(registry )?administrative\b/, '$1admin');
}

const PREFIXES: readonly Prefix[] = ['Registrant', 'Admin', 'Tech', 'Billing'];

const LABELS: ReadonlySet<string> = new Set(
  PREFIXES.flatMap((prefix) => FIELDS.map((field) => `${prefix} ${field}`.toLowerCase())),
);

type Values = Readonly<Partial<Record<Field, readonly string[]>>>;

const NO_VALUES: Values = {};

/** `redacted`: whether the response names fields that it hides. */
function valuesOf({ card, json }: Entity, redacted: boolean): Values {
  const hidden = remarkedRedactions(json);
  const events = readEvents(json);
  const hides = redacted || hidden.name !== '' || hidden.email !== '';
  // An organization's name may only be in `fn`.
  const organization = card.organization || (card.kind === 'org' ? card.name : '');
  const name = organization === card.name && card.organization === '' ? '' : card.name;
  const [phone] = card.phones;
  const [fax] = card.faxes;
  const [email = hidden.email] = card.emails.filter((each) => !(hides && isPlaceholderAddress(each)));
  return present({
    Name: name || (organization === '' ? hidden.name : ''),
    Organization: organization,
    Street: card.street,
    City: card.city,
    'State/Province': card.state,
    'Postal Code': card.zip,
    Country: card.country || card.countryCode,
    'Country Code': card.country === '' ? '' : card.countryCode,
    Phone: phone?.number,
    'Phone Ext': phone?.extension,
    Fax: fax?.number,
    'Fax Ext': fax?.extension,
    Email: email,
    'Contact URI': card.contactUri || oneLine(member(json, 'contact_URI')),
    'Created On': dateOf(events, 'registration'),
    'Last Updated On': dateOf(events, 'last changed'),
  });
}

function present(values: Readonly<Partial<Record<Field, string | readonly string[]>>>): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      (typeof value === 'string' ? [value] : (value ?? [])).filter((text) => text !== ''),
    ]),
  );
}
