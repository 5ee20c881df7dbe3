import { isCountryName, readCountryCode } from '../../standards/country.js';
import type { ContactDraft } from '../read/draft.js';
import { wordsOf } from '../read/rows.js';
import { NO_TOWN_WORDS, STATE_CODES, STATE_NAMES, STREET_NUMBER_FIRST } from '../words/addresses.js';
import { isBritishCounty } from './county.js';
import { isStreet } from './street.js';

/**
 * Finds country, postal code, state and town at the end of an address that was not divided, in one line, `1 Example Road, 10115 Berlin,
 * Germany`, or in several. The address stays whole. Fields that labels gave stay as they are; if they differ, nothing is found.
 */
export function findPlace(contact: ContactDraft): void {
  const { address } = contact;
  const isTold = contact.city !== null && contact.zip !== null;
  if (address === null || isTold || address.length > MAX_ADDRESS) return;
  const parts = partsOf(address);
  const country = takeCountry(parts);
  if (!DIGIT.test(address)) {
    // Without a number, of the street or of the town, a town cannot be recognized.
    if (contact.country_code === null) contact.country ??= country;
    return;
  }
  const told = (contact.country_code ?? contact.country ?? country ?? '').toLowerCase();
  const place = placeIn(parts, told, country !== null);
  if (isOther(contact.city, place.city) || isOther(contact.zip, place.zip)) return;
  for (const field of ['city', 'zip', 'state'] as const) contact[field] ??= place[field] ?? null;
  if (contact.country_code === null) contact.country ??= country;
}

/** Divides a whole contact in one line, `Example, Inc., 1 Example Road, Boise, ID 83709, US`, into name and address; null for any other line. */
export function divideLine(line: string): readonly [name: string, address: string] | null {
  if (line.length > MAX_ADDRESS || !line.includes(',') || !DIGIT.test(line)) return null;
  const parts = partsOf(line);
  const street = parts.findIndex((part) => DIGIT.test(part));
  if (street < 1 || parts.length - street < 2) return null;
  const rest = [...parts];
  const country = takeCountry(rest);
  if (placeIn(rest, country?.toLowerCase() ?? '', country !== null).zip === undefined) return null;
  return [parts.slice(0, street).join(', '), parts.slice(street).join(', ')];
}

const partsOf = (address: string): string[] =>
  address
    .split(/[\n,،]/u, MAX_PARTS)
    .map((part) => part.trim().replace(/\s+/gu, ' '))
    .filter((part) => part !== '');

const DIGIT = /\d/u;

/** Characters and parts. Longer texts are not addresses. */
const MAX_ADDRESS = 500;
const MAX_PARTS = 40;

const isOther = (told: string | null, found: string | undefined): boolean =>
  told !== null && found !== undefined && told.toLowerCase() !== found.toLowerCase();

/** Takes the country off the end. A code that is also a state's counts only after a postal code: `ID` is Idaho, too. */
function takeCountry(parts: string[]): string | null {
  const last = parts.at(-1) ?? '';
  const above = parts.at(-2) ?? '';
  if (parts.length > 1 && isCountry(last) && (!STATES.has(last) || hasCode(above)))
    return parts.pop() ?? null;
  const words = last.split(' ');
  for (let at = Math.max(1, words.length - MAX_COUNTRY_WORDS); at < words.length; at++) {
    const country = words.slice(at).join(' ');
    const rest = words.slice(0, at).join(' ');
    if (!ENDS_IN_CODE.test(rest) || !isCountry(country)) continue;
    parts[parts.length - 1] = rest;
    return country;
  }
  return null;
}

/** `CA 94043`, `10115 Berlin` */
function hasCode(part: string): boolean {
  const town = CODE_BEFORE.exec(part)?.[1];
  return ENDS_IN_CODE.test(part) || (town !== undefined && isTown(town));
}

const isCountry = (text: string): boolean =>
  text.length === 2 ? text === text.toUpperCase() && readCountryCode(text) !== null : isCountryName(text);

/** `United States of America` */
const MAX_COUNTRY_WORDS = 4;

type Place = Readonly<Partial<Record<'city' | 'zip' | 'state', string>>>;

/** A form of an address's end, with each part on a line. A group is a field, or must be what its name says. */
interface Ending {
  readonly parts: number;
  /** The address has at least this many parts. */
  readonly least?: number;
  readonly pattern: RegExp;
  /** Whether the form occurs in a country. */
  readonly where?: (country: string) => boolean;
  /** Counts only if the address itself ends with the country. */
  readonly country?: true;
}

const TOWN = String.raw`\p{L}[^\d\n]{1,60}?(?: \d{1,2})?`;
const STATE = '[A-Z]{2,3}|[A-Z][a-zé]{3,12}(?: [A-Z][a-z]{3,12})?';
const AMERICAN_CODE = String.raw`\d{5}(?:-\d{4})?|\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d`;
const BRITISH_CODE = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`;
/** `94043`, `811 03`, `LV-1000`, `1012 AB` */
const CODE = String.raw`(?:[A-Z]{1,3}-)?(?:\d{4,6}(?: ?[A-Z]{2})?|\d{3} \d{2}|\d{2}-\d{3}|\d{5}-\d{3,4}|\d{4}-\d{3}|\d{3}-\d{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)`;
/** Longer than four digits, which may be a street's number. */
const LONG_CODE = String.raw`(?:[A-Z]{1,3}-)?(?:\d{5,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}-\d{4})`;
const ENDS_IN_CODE = new RegExp(`(?:^| )(?:${AMERICAN_CODE}|${CODE})$`, 'u');

const CODE_BEFORE = new RegExp(`^${CODE} (${TOWN})$`, 'u');

const form = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u');
const isNumberLast = (country: string): boolean => !NUMBER_FIRST.has(country);
const isKnownNumberLast = (country: string): boolean => country !== '' && isNumberLast(country);

/** The first that matches counts. */
const ENDINGS: readonly Ending[] = [
  // Boise ID 83709
  { parts: 1, pattern: form(`(?<city>${TOWN}) (?<state>${STATE}) (?<zip>${AMERICAN_CODE})`) },
  // Boise, ID 83709
  { parts: 2, pattern: form(`(?<city>${TOWN})\\n(?<state>${STATE}) (?<zip>${AMERICAN_CODE})`) },
  // 1600 Example Parkway Mountain View CA 94043
  { parts: 1, pattern: form(`(?:.{1,200} )?(?<state>${STATE}) (?<zip>${AMERICAN_CODE})`) },
  // Boise, Idaho, 83709
  { parts: 3, pattern: form(`(?<city>${TOWN})\\n(?<state>${STATE})\\n(?<zip>${CODE})`) },
  // Exampleton, Exampleshire, EX1 1EX
  { parts: 3, pattern: form(`(?<city>${TOWN})\\n(?<county>.{1,40})\\n(?<zip>${BRITISH_CODE})`) },
  // 1 Example Road, London, W1A 1AA: the part between may be a county
  { parts: 3, pattern: form(`(?<street>.{1,80})\\n(?<city>${TOWN})\\n(?<zip>${BRITISH_CODE})`) },
  // Riga, LV-1012
  { parts: 2, least: 3, pattern: form(`(?<city>${TOWN})\\n(?<zip>${CODE})`), where: isNumberLast },
  { parts: 1, least: 3, pattern: form(`(?<zip>${CODE}|${BRITISH_CODE})`) },
  // 10115 Berlin, 1000 Sofia
  { parts: 1, least: 2, pattern: form(`(?<zip>${CODE}) (?<city>${TOWN})`), where: isKnownNumberLast },
  { parts: 1, least: 2, pattern: form(`(?<zip>${LONG_CODE}) (?<city>${TOWN})`), where: isNumberLast },
  // Bratislava 811 03, London W1A 1AA
  { parts: 1, least: 2, pattern: form(`(?<city>${TOWN}) (?<zip>${LONG_CODE}|${BRITISH_CODE})`) },
  // Meridian, 83642, ID, US
  { parts: 3, pattern: form(`(?<city>${TOWN})\\n(?<zip>${CODE})\\n(?<state>${STATE})`), country: true },
  // 1140, Wien, Austria
  {
    parts: 2,
    least: 3,
    pattern: form(`(?<zip>${CODE})\\n(?<city>${TOWN})`),
    country: true,
    where: isNumberLast,
  },
  // 1 Example Street, Boise, ID, US
  { parts: 3, pattern: form(`(?<street>.{1,80})\\n(?<city>${TOWN})\\n(?<state>${STATE})`), country: true },
  // Primerna 1, Beograd, Serbia
  {
    parts: 2,
    pattern: form(`(?<street>.{1,80})\\n(?<city>${TOWN})`),
    country: true,
  },
];

function placeIn(parts: readonly string[], country: string, isPrinted: boolean): Place {
  const ends = [1, 2, 3].map((count) => parts.slice(-count).join('\n'));
  for (const { parts: count, least = count, pattern, where, country: needed } of ENDINGS) {
    if (parts.length < least || (needed === true && !isPrinted) || where?.(country) === false) continue;
    const groups = pattern.exec(ends[count - 1] ?? '')?.groups;
    if (groups === undefined) continue;
    const { street, county, ...place } = groups;
    const { city, zip, state } = place;
    if (zip === undefined && city === undefined) continue;
    if (city !== undefined && !isTown(city)) continue;
    if (state !== undefined && !STATES.has(state)) continue;
    if (street !== undefined && !isStreetAlone(street)) continue;
    if (county !== undefined && !isBritishCounty(county)) continue;
    return county === undefined ? place : { ...place, state: county };
  }
  return {};
}

const STATES: ReadonlySet<string> = new Set([...wordsOf(STATE_CODES), ...wordsOf(STATE_NAMES)]);
const NUMBER_FIRST: ReadonlySet<string> = new Set(wordsOf(STREET_NUMBER_FIRST));
const NO_TOWN: ReadonlySet<string> = new Set(wordsOf(NO_TOWN_WORDS));

/** Not a town: codes of states and countries, larger or smaller units (`Jeollanam-do`), and what programs print for nothing. */
const NO_TOWN_FORM =
  /^(?:[A-Z]{2,3}|null)$|(?:-(?:do|gu|ku|ken)| (?:[Hh]sien|[Cc]ounty|[Pp]rovince|[Dd]istrict))$/u;

/** Whether a part is a town, perhaps with a numbered quarter. */
const isTown = (part: string): boolean =>
  !NO_TOWN_FORM.test(part) && !namesStreet(part) && !isStreet(part.replace(/ \d{1,2}$/u, ''));

/** Whether a part is a street, not a part of a building. */
const isStreetAlone = (part: string): boolean => isStreet(part) && !WITHIN.test(part);
const WITHIN = /\b(?:suite|floor|unit|room|level|building|bldg|block|flat|apt)\b/iu;

const namesStreet = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/[^a-z\d]+/u, 40)
    .some((word) => NO_TOWN.has(word));
