import { type Address, divide, NO_ADDRESS } from './address.js';
import { type Card, readPhone } from './card.js';
import { isObject, type Json, member, oneLine, textLines, wordList, words } from './json.js';

/**
 * Reads a JSContact card (RFC 9553), or one of an earlier draft, which has other keys for names, addresses and numbers. Members with ids
 * (`"emails": { "e1": { … } }`) may also be lists.
 */
export function readJsContact(card: unknown): Card {
  const json = isObject(card) ? card : {};
  const numbers = entries(json, 'phones').map((phone) =>
    readPhone(firstOf(phone, 'number', 'phone', 'value'), [
      ...flags(member(phone, 'features')),
      ...flags(member(phone, 'type')),
    ]),
  );
  const numbered = numbers.filter(({ number }) => number !== '');
  const links = [...entries(json, 'links'), ...entries(json, 'onlineServices'), ...entries(json, 'online')];
  const uris = (contact: boolean): string[] =>
    links
      .filter((link) => (words(member(link, 'kind')) === 'contact') === contact)
      .map((link) => firstOf(link, 'uri', 'resource', 'value'))
      .filter((uri) => uri !== '');
  return {
    kind: words(member(json, 'kind')),
    name: nameOf(json),
    organization: entries(json, 'organizations').map(organizationOf).find(Boolean) ?? '',
    ...(entries(json, 'addresses')
      .map(addressOf)
      .find((address) => address !== null) ?? NO_ADDRESS),
    phones: numbered.filter(({ fax }) => !fax).map(({ number, extension }) => ({ number, extension })),
    faxes: numbered.filter(({ fax }) => fax).map(({ number, extension }) => ({ number, extension })),
    emails: entries(json, 'emails')
      .map((email) => firstOf(email, 'address', 'email', 'value').replace(/^mailto:/i, ''))
      .filter((email) => email !== ''),
    urls: uris(false),
    contactUri: uris(true)[0] ?? '',
  };
}

const MAX_ENTRIES = 100;

/** Returns the objects in a member, by id or in a list. */
function entries(json: Json, key: string): Json[] {
  const value = member(json, key);
  const items = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return items.slice(0, MAX_ENTRIES).filter(isObject);
}

/** Returns the first member with a text, alone or as `{ value }`. */
function firstOf(json: Json, ...keys: string[]): string {
  for (const key of keys) {
    const value = member(json, key);
    const text = oneLine(isObject(value) ? member(value, 'value') : value);
    if (text !== '') return text;
  }
  return '';
}

/** Reads `{ "fax": true }`, or a list of words. */
function flags(value: unknown): string[] {
  if (!isObject(value)) return wordList(value);
  return Object.entries(value)
    .filter(([, set]) => set === true)
    .slice(0, MAX_ENTRIES)
    .map(([flag]) => words(flag));
}

interface Component {
  kind: string;
  value: string;
}

/** Returns `components`, each with its kind; drafts called it `type`. */
const componentsOf = (json: Json, key: string): Component[] =>
  entries(json, key)
    .map((each) => ({ kind: words(firstOf(each, 'kind', 'type')), value: firstOf(each, 'value') }))
    .filter(({ kind, value }) => kind !== 'separator' && value !== '');

/** The spoken order of the parts of a name. */
const NAME = [
  'title',
  'prefix',
  'given',
  'given2',
  'middle',
  'additional',
  'surname',
  'surname2',
  'generation',
  'credential',
  'suffix',
];

function nameOf(json: Json): string {
  const name = member(json, 'name');
  const full =
    firstOf(json, 'fullName') || (isObject(name) ? firstOf(name, 'full', 'fullName') : oneLine(name));
  if (full !== '' || !isObject(name)) return full;
  const components = componentsOf(name, 'components');
  const ordered =
    member(name, 'isOrdered') === true
      ? components
      : components.toSorted((a, b) => NAME.indexOf(a.kind) - NAME.indexOf(b.kind));
  return ordered.map(({ value }) => value).join(' ');
}

function organizationOf(json: Json): string {
  const units = member(json, 'units');
  const names = Array.isArray(units)
    ? units.map((unit) => (isObject(unit) ? firstOf(unit, 'name') : unit))
    : [];
  return [firstOf(json, 'name'), ...textLines(names)].filter(Boolean).join(', ');
}

/** Reads an address in components, in a draft's members, or else in undivided lines. Null if it is empty. */
function addressOf(json: Json): Address | null {
  const components = [...componentsOf(json, 'components'), ...componentsOf(json, 'street')];
  const all = (...kinds: string[]): string[] =>
    components.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  const street = Array.isArray(member(json, 'street')) ? [] : textLines(member(json, 'street'));
  const found: Address = {
    street: [...street, ...streetOf(components)],
    city: all('locality').join(', ') || firstOf(json, 'locality'),
    state: all('region').join(', ') || firstOf(json, 'region'),
    zip: all('postcode').join(' ') || firstOf(json, 'postcode'),
    country: all('country').join(', ') || firstOf(json, 'country'),
    countryCode: firstOf(json, 'countryCode'),
  };
  if (Object.values({ ...found, countryCode: '' }).some((part) => part.length > 0)) return found;
  const full = member(json, 'full') ?? member(json, 'fullAddress');
  const divided = divide(textLines(isObject(full) ? member(full, 'value') : full));
  if (divided === null) return found.countryCode === '' ? null : found;
  return found.countryCode === '' ? divided : { ...divided, countryCode: found.countryCode };
}

/** Kinds that are not part of the street. */
const TOWN: ReadonlySet<string> = new Set(['locality', 'region', 'postcode', 'country']);
/** Kinds that are joined on one line in the given order: `1` and `Example Street`. */
const ON_ONE_LINE: ReadonlySet<string> = new Set(['number', 'name', 'direction']);

function streetOf(components: readonly Component[]): string[] {
  const lines: string[] = [];
  let open = false;
  for (const { kind, value } of components) {
    if (TOWN.has(kind)) continue;
    const joins = ON_ONE_LINE.has(kind);
    if (joins && open) lines.push(`${lines.pop()} ${value}`);
    else lines.push(value);
    open = joins;
  }
  return lines;
}
