import { countryAtEnd } from '../../standards/country.js';
import { wordsOf } from '../read/rows.js';
import type { ContactField } from '../read/target.js';
import { NO_TOWN_WORDS, STATE_NAMES, STREET_NUMBER_FIRST } from '../words/addresses.js';
import type { FoundFields } from './found-fields.js';

const STATES: ReadonlySet<string> = new Set(wordsOf(STATE_NAMES));
const NUMBER_FIRST_COUNTRIES: ReadonlySet<string> = new Set(wordsOf(STREET_NUMBER_FIRST));
const NO_TOWN: ReadonlySet<string> = new Set(wordsOf(NO_TOWN_WORDS));

const namesStreet = (line: string): boolean =>
  line
    .toLowerCase()
    .split(/[^a-z\d]+/u, 40)
    .some((word) => NO_TOWN.has(word));

/** A form in which a town is printed with its state and postal code, on one line or several at the end. */
interface TownForm {
  readonly fewest: number;
  readonly most: number;
  /** A quick check of the last line, without a regular expression. */
  readonly ends: (line: string) => boolean;
  /** Its groups are fields. */
  readonly pattern: RegExp;
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const endsInDigit = (line: string): boolean => isDigit(line.charAt(line.length - 1));
const isShort = (line: string): boolean => line.length <= 11;

/** Brisbane QLD 4000 */
const AUSTRALIAN_TOWN: TownForm = {
  fewest: 1,
  most: 3,
  ends: (line) => endsInDigit(line) && !isDigit(line.charAt(line.length - 5)),
  pattern:
    /^(?<city>\p{L}[^\d\n,]{1,60}?),?\s{1,4}(?<state>ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?\s{1,4}(?<zip>\d{4})$/u,
};

/** Boise, ID 83704 · Boise ID 83704 · Toronto, ON M6K 3M1 · Boise, Idaho 83704, where the name must be a state's */
const AMERICAN_TOWN: TownForm = {
  fewest: 1,
  most: 3,
  ends: endsInDigit,
  pattern:
    /^(?<city>[^,\d\n]{2,60}?)(?:,?\s{1,4}(?<state>[A-Z]{2})|,\s{1,4}(?<name>[A-Z][a-zé]{3,12}(?: [A-Za-z]{2,12}){0,2}))\.?,?\s{1,4}(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/u,
};

/** Mountain View, CA, 94043, each on a line */
const TOWN_STATE_CODE: TownForm = {
  fewest: 3,
  most: 3,
  ends: (line) => isShort(line) && endsInDigit(line),
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<state>[A-Z]{2,3})\n(?<zip>\d{4,5}(?:-\d{4})?)$/u,
};

/** Roma, 00172, RM, each on a line */
const TOWN_CODE_STATE: TownForm = {
  fewest: 3,
  most: 3,
  ends: (line) => line.length <= 3,
  pattern:
    /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{0,10})\n(?<state>[A-Z]{2,3})$/u,
};

/** Mumbai, and below it Maharashtra,400001, with a line above */
const TOWN_ABOVE_STATE: TownForm = {
  fewest: 2,
  most: 2,
  ends: (line) => line.includes(','),
  pattern:
    /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<state>\p{L}[^\d\n,]{1,60}),(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{2,10})$/u,
};

/** 10115 Berlin · D-10115 Berlin · 1012 AB Amsterdam · 00-001 Warszawa · 110 00 Praha · 1000-001 Lisboa · 00172 Roma (RM) */
const EUROPEAN_TOWN: TownForm = {
  fewest: 1,
  most: 1,
  ends: (line) => isDigit(line.charAt(0)) || line.charAt(1) === '-' || line.charAt(2) === '-',
  pattern:
    /^(?<zip>(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}),? {1,3}(?<city>\p{L}[^\d\n]{1,60}?(?:(?:Cedex|CEDEX) \d{1,2})?)(?: \((?<state>[A-Z]{2})\))?$/u,
};

/** A town and below it its postal code, each on a line. Not in English-speaking countries, where the line above a code may be a county. */
const TOWN_ABOVE_CODE: TownForm = {
  fewest: 2,
  most: 2,
  ends: isShort,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{2,10})$/u,
};

/**
 * London, Greater London W1A 1AA · Madrid, Madrid 28001 · London,  W1A 1AA, with an empty state: old registrars print the towns of any
 * country so.
 */
const TOWN_COMMA_STATE: TownForm = {
  fewest: 1,
  most: 1,
  ends: (line) => line.includes(', ') && !namesStreet(line),
  pattern:
    /^(?<city>\p{L}[^\d\n,]{1,60}),(?: (?<state>\p{L}[^\d\n,]{1,60}?))? {1,4}(?<zip>\d{4,6}(?:-\d{3,4})?|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u,
};

const namesTown = (line: string): boolean => endsInDigit(line) && !namesStreet(line);

/** Tel Aviv, 61000 · Singapore 049315: a street's number is not as long. */
const TOWN_BEFORE_CODE: TownForm = {
  fewest: 1,
  most: 1,
  ends: namesTown,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60}?),? (?<zip>\d{5,6})$/u,
};

/** Wellington 6011, in countries where a street's number comes before its name. */
const TOWN_BEFORE_SHORT_CODE: TownForm = {
  fewest: 1,
  most: 1,
  ends: namesTown,
  pattern: /^(?<city>\p{L}[^\d\n,]{1,60}?),? (?<zip>\d{4,6})$/u,
};

const ANYWHERE = [
  AUSTRALIAN_TOWN,
  AMERICAN_TOWN,
  TOWN_COMMA_STATE,
  TOWN_STATE_CODE,
  TOWN_CODE_STATE,
  TOWN_ABOVE_STATE,
];
const NUMBER_FIRST = [...ANYWHERE, TOWN_BEFORE_SHORT_CODE];
const NUMBER_LAST = [...ANYWHERE, EUROPEAN_TOWN, TOWN_ABOVE_CODE, TOWN_BEFORE_CODE];

/** Returns the forms of a town in that country: `1600 Example Parkway` is not a town in the United States. */
function formsFor(lines: readonly string[]): readonly TownForm[] {
  const country = countryAtEnd(lines);
  if (lines.length < 3 || country === null) return [AMERICAN_TOWN];
  return NUMBER_FIRST_COUNTRIES.has(country.toLowerCase()) ? NUMBER_FIRST : NUMBER_LAST;
}

const MAX_TOWN_LINES = 3;
/** Returns a form that one server declares. */
const ownForm = (pattern: RegExp): TownForm => ({
  fewest: 1,
  most: MAX_TOWN_LINES,
  ends: () => true,
  pattern,
});

/** Takes street, town and country off the end of a contact's lines. `towns`: this server's own forms, with groups named as fields. */
export function takePlace(lines: string[], found: FoundFields, towns?: readonly RegExp[]): void {
  const forms = towns?.map(ownForm) ?? formsFor(lines);
  const country = countryAtEnd(lines);
  if (country !== null) {
    found.country = country;
    lines.pop();
  }
  for (const form of forms) {
    const town = townIn(lines, form);
    if (town === null) continue;
    lines.length -= town.taken;
    // Groups that took no part in the match are undefined.
    for (const [field, value] of Object.entries(town.groups))
      if (value !== undefined) found[field === 'name' ? 'state' : (field as ContactField)] = value.trim();
    break;
  }
  if (lines.length > 0) found.address = lines.join('\n');
}

interface Town {
  /** Number of lines, from the end. */
  readonly taken: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

function townIn(lines: readonly string[], { fewest, most, ends, pattern }: TownForm): Town | null {
  if (!ends(lines.at(-1) ?? '')) return null;
  for (let taken = Math.min(most, lines.length); taken >= fewest; taken--) {
    const text = taken === 1 ? (lines.at(-1) ?? '') : lines.slice(-taken).join('\n');
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined && (groups.name === undefined || STATES.has(groups.name)))
      return { taken, groups };
  }
  return null;
}
