import type { FoundFields } from './contact-reach.js';
import { isCountryName, readCountryCode } from './country.js';
import type { ContactField } from './target.js';

/** States and provinces that addresses of North America spell out. */
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon';

/** Boise, ID 83704 · Boise ID 83704 · Boise, Idaho 83704 · Toronto, ON M6K 3M1 */
const US_TOWN = new RegExp(
  `^(?<city>[^,\\d\\n]{2,60}?)(?:,?\\s{1,4}(?<state>[A-Z]{2})|,\\s{1,4}(?<name>${STATES}))\\.?,?\\s{1,4}` +
    '(?<zip>\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)$',
  'u',
);

/** 10115 Berlin · D-10115 Berlin · 1012 AB Amsterdam · 00-001 Warszawa · 110 00 Praha · 1000-001 Lisboa */
const EUROPEAN_TOWN =
  /^(?<zip>(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}),? {1,3}(?<city>\p{L}[^\d\n]{1,60})$/u;

/** Where a number before words at the end of an address is a street's. */
const STREET_NUMBER_FIRST =
  /^(?:us|usa|united states.{0,12}|ca|canada|gb|uk|united kingdom|england|ie|ireland|au|australia|nz|new zealand|in|india|za|south africa|sg|singapore|hk|hong kong|ph|philippines)$/iu;

/** The forms of a town that can stand where only the country tells: `1600 Example Parkway` is none in America. */
export const townsOf = (lines: readonly string[]): readonly RegExp[] => {
  const country = lines.at(-1) ?? '';
  const known = readCountryCode(country) !== null || isCountryName(country);
  return known && lines.length > 2 && !STREET_NUMBER_FIRST.test(country)
    ? [US_TOWN, EUROPEAN_TOWN]
    : [US_TOWN];
};

/** Street, town and country, which end the block. */
export function takePlace(lines: string[], towns: readonly RegExp[], found: FoundFields): void {
  const last = lines.at(-1);
  if (last !== undefined && (readCountryCode(last) !== null || isCountryName(last))) {
    found.country = last;
    lines.pop();
  }
  for (const pattern of towns) {
    const groups =
      pattern.exec(lines.slice(-2).join('\n'))?.groups ?? pattern.exec(lines.at(-1) ?? '')?.groups;
    if (groups === undefined) continue;
    // A group that stands for nothing in this form is undefined.
    const values = Object.entries(groups).filter((entry) => entry[1] !== undefined);
    lines.length -= values.some(([, value]) => value === lines.at(-2)) ? 2 : 1;
    for (const [field, value] of values)
      found[field === 'name' ? 'state' : (field as ContactField)] = value.trim();
    break;
  }
  if (lines.length > 0) found.address = lines.join('\n');
}
