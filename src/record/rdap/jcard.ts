import { type Address, divide, NO_ADDRESS, structured } from './address.js';
import { type Card, readPhone } from './card.js';
import { isObject, type Json, oneLine, textLines, wordList, words } from './json.js';

/** A property, `[name, parameters, type, value, …]` (RFC 7095 section 3.3); parts at the end may be missing. */
interface Property {
  parameters: Json;
  values: unknown[];
}

const MAX_PROPERTIES = 200;
const MAX_PARTS = 20;

/** Reads `vcardArray`: `["vcard", [property, …]]`. Some servers omit the word or the outer array. */
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
  const numbers = all('tel').map((tel) => readPhone(textLines(tel.values)[0] ?? '', typesOf(tel)));
  const numbered = numbers.filter(({ number }) => number !== '');
  return {
    kind: words(first('kind')),
    name: first('fn') || nameOf(all('n')[0]),
    organization: first('org'),
    ...readAddress(all('adr')),
    phones: numbered.filter(({ fax }) => !fax).map(({ number, extension }) => ({ number, extension })),
    faxes: numbered.filter(({ fax }) => fax).map(({ number, extension }) => ({ number, extension })),
    emails: all('email').flatMap(({ values }) =>
      textLines(values).map((email) => email.replace(/^mailto:/i, '')),
    ),
    urls: texts('url'),
    contactUri: first('contact-uri'),
  };
}

function propertiesOf(vcardArray: unknown): Map<string, Property[]> {
  const found = new Map<string, Property[]>();
  if (!Array.isArray(vcardArray)) return found;
  const items: unknown[] = vcardArray;
  const list =
    items.find((item): item is unknown[] => Array.isArray(item) && Array.isArray(item[0])) ?? items;
  for (const item of list.slice(0, MAX_PROPERTIES)) {
    if (!Array.isArray(item) || typeof item[0] !== 'string') continue;
    const name = item[0].toLowerCase();
    const property = { parameters: isObject(item[1]) ? item[1] : {}, values: item.slice(3, 23) };
    found.set(name, [...(found.get(name) ?? []), property]);
  }
  return found;
}

/** Returns a plain value, or a structured one (`org` with its units), on one line. */
const textOf = ({ values }: Property): string => textLines(values).join(', ');

/** Formats `[family, given, additional, prefixes, suffixes]` (RFC 6350 section 6.2.2) in spoken order. */
function nameOf(property: Property | undefined): string {
  const [parts] = property?.values ?? [];
  if (!Array.isArray(parts)) return oneLine(parts);
  const [family, given, additional, prefix, suffix] = parts.map((part) => textLines(part).join(' '));
  return [prefix, given, additional, family, suffix].filter(Boolean).join(' ');
}

/** Returns the value of a parameter. Some servers write its name in capitals. */
function parameter({ parameters }: Property, name: string): unknown {
  return Object.entries(parameters).find(([key]) => key.toLowerCase() === name)?.[1];
}

const typesOf = (property: Property): string[] => wordList(parameter(property, 'type'));

/** Returns the first address that is not empty: in its parts or, if all are empty, in its `label`. */
function readAddress(properties: readonly Property[]): Address {
  for (const property of properties) {
    const [value] = property.values;
    const parts = Array.isArray(value) ? value : property.values;
    const countryCode = oneLine(parameter(property, 'cc'));
    const inParts = structured(parts.slice(0, MAX_PARTS).map((part) => textLines(part)));
    const found = inParts ?? divide(textLines(parameter(property, 'label')));
    if (found !== null) return countryCode === '' ? found : { ...found, countryCode };
    if (countryCode !== '') return { ...NO_ADDRESS, countryCode };
  }
  return NO_ADDRESS;
}
