import type { JCard, JCardProperty, JCardValue } from './types.js';

/** What a card says about a person, an organization or a department; null for missing values. */
export interface CardFields {
  name: string | null;
  organization: string | null;
  phone: string | null;
  phoneExtension?: string | null;
  fax?: string | null;
  faxExtension?: string | null;
  email: string | null;
  url?: string | null;
  address?: Address | null;
}

/** `street` may have several lines. */
export interface Address {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  /** Two capital letters (ISO 3166-1). */
  countryCode: string | null;
}

export const NO_ADDRESS: Address = {
  street: null,
  city: null,
  state: null,
  zip: null,
  country: null,
  countryCode: null,
};

/** A jCard (RFC 7095). The formatted name is required (RFC 6350 section 6.2.1): it is empty where no person is named. */
export function jCard(fields: CardFields): JCard {
  const { name, organization, phone, fax, email, url, address } = fields;
  return [
    'vcard',
    [
      ['version', {}, 'text', '4.0'],
      ['fn', {}, 'text', name ?? ''],
      ...(organization === null ? [] : [text('org', organization)]),
      ...(address == null ? [] : [addressProperty(address)]),
      ...(phone === null ? [] : [telephone('voice', phone, fields.phoneExtension ?? null)]),
      ...(fax == null ? [] : [telephone('fax', fax, fields.faxExtension ?? null)]),
      ...(email === null ? [] : [text('email', email)]),
      ...(url == null ? [] : [urlProperty(url)]),
    ],
  ];
}

const text = (name: string, value: JCardValue): JCardProperty => [name, {}, 'text', value];

/** Some registrars print a host name alone, which is not a URI. */
const urlProperty = (url: string): JCardProperty => ['url', {}, isWebAddress(url) ? 'uri' : 'text', url];

export const isWebAddress = (value: string): boolean => /^https?:\/\/\S+$/i.test(value);

/** Box, extension, street, city, region, postal code and country (RFC 6350 section 6.3.1), with the country's code (RFC 8605). */
function addressProperty({ street, city, state, zip, country, countryCode }: Address): JCardProperty {
  const lines = street?.split('\n') ?? [''];
  const parts = [lines.length > 1 ? lines : (lines[0] ?? ''), city, state, zip, country];
  return [
    'adr',
    countryCode === null ? {} : { cc: countryCode },
    'text',
    ['', '', ...parts.map((part) => part ?? '')],
  ];
}

/** An international number, digits set apart by blanks, dots, hyphens or brackets: what `tel` URIs can say. */
const GLOBAL_NUMBER = /^\+[\d .()-]*\d[\d .()-]*$/;

/** As a URI (RFC 3966) where the number is international, else as printed. URIs have no blanks. */
function telephone(type: 'voice' | 'fax', number: string, extension: string | null): JCardProperty {
  const digits = extension !== null && /^[\d.()-]+$/.test(extension) ? extension : null;
  if (GLOBAL_NUMBER.test(number))
    return [
      'tel',
      { type },
      'uri',
      `tel:${number.replace(/ +/g, '-')}${digits === null ? '' : `;ext=${digits}`}`,
    ];
  return ['tel', { type }, 'text', digits === null ? number : `${number} ext. ${digits}`];
}
