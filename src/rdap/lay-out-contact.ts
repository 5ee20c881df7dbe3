import type { Entity } from './entities.js';
import { readEvents } from './events.js';
import { words } from './json.js';
import { type Redaction, remarkedRedactions } from './redactions.js';
import type { Text } from './text.js';

/** How ICANN's layout begins the labels of a role. */
export type Prefix = 'Registrant' | 'Admin' | 'Tech' | 'Billing';

/** What follows the prefix, in the order of the Registrar Accreditation Agreement. */
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

/**
 * Prints the contacts of one role. The reader tells one contact from the next by its id: where one has none, those after
 * the first are told in a line of their own, so that no contact gets another's street.
 */
export function layOutContacts(
  text: Text,
  prefix: Prefix,
  entities: readonly Entity[],
  redactions: readonly Redaction[],
): void {
  const [first, ...more] = entities;
  const told = entities.every(({ handle }) => handle !== '') ? more : [];
  layOutContact(text, prefix, first ?? null, redactions);
  for (const entity of told) layOutContact(text, prefix, entity, []);
  if (told.length > 0 || prefix === 'Billing') return;
  for (const { card, handle } of more) {
    const { name, organization, emails } = card;
    text.add(`Further ${prefix}`, [handle, name, organization, ...emails].filter(Boolean).join(', '));
  }
}

function layOutContact(
  text: Text,
  prefix: Prefix,
  entity: Entity | null,
  redactions: readonly Redaction[],
): void {
  const values = entity === null ? NO_VALUES : valuesOf(entity);
  const redacted = (label: string): string =>
    redactions.find(({ field }) => namesLabel(field, label))?.placeholder ?? '';
  const id = `Registry ${prefix} ID`;
  text.add(id, entity?.handle || redacted(id));
  for (const field of FIELDS) {
    const label = `${prefix} ${field}`;
    const given = values[field] ?? [];
    text.add(label, ...(given.length > 0 ? given : [redacted(label)]));
  }
}

/** Whether a field that a server names as redacted is one of a contact's that the text has a label for. */
export const isContactField = (field: string): boolean => LABELS.has(labelOf(field));

const namesLabel = (field: string, label: string): boolean => labelOf(field) === label.toLowerCase();

/** `Registrant Name`, `Technical Email`, `Tech ID`: servers name fields by more than one word for a role. */
function labelOf(field: string): string {
  return words(field)
    .replace(/^(registry )?technical\b/, '$1tech')
    .replace(/^(registry )?administrative\b/, '$1admin')
    .replace(/^(registrant|admin|tech|billing) id$/, 'registry $1 id');
}

const PREFIXES: readonly Prefix[] = ['Registrant', 'Admin', 'Tech', 'Billing'];

const LABELS: ReadonlySet<string> = new Set(
  PREFIXES.flatMap((prefix) => [
    `registry ${prefix} id`.toLowerCase(),
    ...FIELDS.map((field) => `${prefix} ${field}`.toLowerCase()),
  ]),
);

type Values = Readonly<Partial<Record<Field, readonly string[]>>>;

const NO_VALUES: Values = {};

function valuesOf({ card, json }: Entity): Values {
  const hidden = remarkedRedactions(json);
  const event = readEvents(json);
  // An organization's name may stand in `fn` alone.
  const organization = card.organization || (card.kind === 'org' ? card.name : '');
  const name = organization === card.name && card.organization === '' ? '' : card.name;
  const [phone] = card.phones;
  const [fax] = card.faxes;
  const [email = hidden.email] = card.emails;
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
    'Contact URI': card.contactUri,
    'Created On': event('registration'),
    'Last Updated On': event('last changed'),
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
