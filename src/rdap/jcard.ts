import { isObject, type Json, member, oneLine, textLines, wordList, words } from './json.js';

/** A contact as a jCard (RFC 7095) gives it, every text on one line; '' and [] where it gives none. */
export interface Card {
  kind: string;
  name: string;
  organization: string;
  street: string[];
  city: string;
  state: string;
  zip: string;
  country: string;
  countryCode: string;
  phones: Phone[];
  faxes: Phone[];
  emails: string[];
  urls: string[];
  /** A page to reach the contact by, in place of an address (RFC 8605). */
  contactUri: string;
}

export interface Phone {
  number: string;
  extension: string;
}

/** `[name, parameters, type, value, …]` (RFC 7095 section 3.3); parts at the end may be missing. */
interface Property {
  parameters: Json;
  values: unknown[];
}

const MAX_PROPERTIES = 200;

/** Reads `vcardArray`: `["vcard", [property, …]]`; some leave the word or the outer array out. */
export function readCard(vcardArray: unknown): Card {
  const properties = propertiesOf(vcardArray);
  const all = (name: string): Property[] => properties.get(name) ?? [];
  const first = (name: string): string =>
    all(name)
      .map(textOf)
      .find((text) => text !== '') ?? '';
  const texts = (name: string): string[] =>
    all(name)
      .map(textOf)
      .filter((text) => text !== '');
  const phones = all('tel').map((tel) => ({ fax: typesOf(tel).includes('fax'), ...readPhone(tel) }));
  const numbered = phones.filter(({ number }) => number !== '');
  return {
    kind: words(first('kind')),
    name: first('fn') || nameOf(all('n')[0]),
    organization: first('org'),
    ...readAddress(all('adr')),
    phones: numbered.filter(({ fax }) => !fax).map(({ number, extension }) => ({ number, extension })),
    faxes: numbered.filter(({ fax }) => fax).map(({ number, extension }) => ({ number, extension })),
    emails: texts('email').map((email) => email.replace(/^mailto:/i, '')),
    urls: texts('url'),
    contactUri: first('contact-uri'),
  };
}

function propertiesOf(vcardArray: unknown): Map<string, Property[]> {
  const found = new Map<string, Property[]>();
  if (!Array.isArray(vcardArray)) return found;
  const list = vcardArray.find((item) => Array.isArray(item) && Array.isArray(item[0])) ?? vcardArray;
  for (const item of list.slice(0, MAX_PROPERTIES)) {
    if (!Array.isArray(item) || typeof item[0] !== 'string') continue;
    const name = item[0].toLowerCase();
    const property = { parameters: isObject(item[1]) ? item[1] : {}, values: item.slice(3, 23) };
    found.set(name, [...(found.get(name) ?? []), property]);
  }
  return found;
}

/** A plain value, or a structured one (`org` with its units) in one line. */
const textOf = ({ values }: Property): string => textLines(values).join(', ');

/** `[family, given, additional, prefixes, suffixes]` (RFC 6350 section 6.2.2), in the order in which they are said. */
function nameOf(property: Property | undefined): string {
  const [parts] = property?.values ?? [];
  if (!Array.isArray(parts)) return oneLine(parts);
  const [family, given, additional, prefix, suffix] = parts.map((part) => textLines(part).join(' '));
  return [prefix, given, additional, family, suffix].filter(Boolean).join(' ');
}

const typesOf = ({ parameters }: Property): string[] => wordList(member(parameters, 'type'));

/** A URI (`tel:+1.2025550123;ext=102`, RFC 3966) or a number in any form, which stays as it is written. */
function readPhone({ values }: Property): Phone {
  const [text = ''] = textLines(values);
  if (!/^tel:/i.test(text)) return { number: text, extension: '' };
  const [number = '', ...parameters] = text.slice(4).split(';');
  const extension = parameters.find((parameter) => /^ext=/i.test(parameter))?.slice(4) ?? '';
  return { number: number.trim(), extension: extension.trim() };
}

type Address = Pick<Card, 'street' | 'city' | 'state' | 'zip' | 'country' | 'countryCode'>;

/**
 * `[box, extension, street, locality, region, code, country]` (RFC 6350 section 6.3.1), any part of which may be a list; or, where
 * all are empty, the `label` parameter: lines that nobody has divided. The first address that says anything counts.
 */
function readAddress(properties: readonly Property[]): Address {
  for (const { parameters, values } of properties) {
    const parts = Array.isArray(values[0]) ? values[0] : values;
    const [box = [], extension = [], street = [], city = [], state = [], zip = [], country = []] = parts
      .slice(0, 7)
      .map((part) => textLines(part));
    const lines = [...box, ...extension, ...street];
    const countryCode = oneLine(member(parameters, 'cc'));
    const structured = [lines, city, state, zip, country].some((part) => part.length > 0);
    const label = structured ? [] : textLines(member(parameters, 'label'));
    if (!structured && label.length === 0 && countryCode === '') continue;
    return {
      street: structured ? lines : label,
      city: city.join(', '),
      state: state.join(', '),
      zip: zip.join(' '),
      country: country.join(', '),
      countryCode,
    };
  }
  return { street: [], city: '', state: '', zip: '', country: '', countryCode: '' };
}
