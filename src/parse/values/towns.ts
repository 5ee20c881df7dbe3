import { isCountry } from './country.js';

/** States and provinces that addresses of North America spell out. */
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon';

/** Boise, ID 83704 · Boise ID 83704 · Boise, Idaho 83704 · Toronto, ON M6K 3M1 */
const US_TOWN = new RegExp(
  `^(?<city>[^,\\d\\n]{2,60}?)(?:,?\\s{1,4}(?<state>[A-Z]{2})|,\\s{1,4}(?<name>${STATES}))\\.?,?\\s{1,4}` +
    '(?<zip>\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d)$',
  'u',
);

/** 10115 Berlin · D-10115 Berlin · 1012 AB Amsterdam · 00-001 Warszawa · 110 00 Praha · 1000-001 Lisboa · 00172 Roma (RM) */
const EUROPEAN_TOWN =
  /^(?<zip>(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}),? {1,3}(?<city>\p{L}[^\d\n]{1,60}?(?:(?:Cedex|CEDEX) \d{1,2})?)(?: \((?<state>[A-Z]{2})\))?$/u;

/** A town and below it its postal code, each on a line. In English a county may stand between: who can tell them apart? */
const TOWN_ABOVE_CODE = /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{2,10})$/u;

/** Mountain View, CA, 94043, each on a line */
const TOWN_STATE_CODE = /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<state>[A-Z]{2,3})\n(?<zip>\d{4,5}(?:-\d{4})?)$/u;

/** Roma, 00172, RM, each on a line */
const TOWN_CODE_STATE =
  /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{0,10})\n(?<state>[A-Z]{2,3})$/u;

/** Mumbai, and below it Maharashtra,400001 */
const TOWN_ABOVE_STATE =
  /^(?<city>\p{L}[^\d\n,]{1,60})\n(?<state>\p{L}[^\d\n,]{1,60}),(?<zip>(?=[A-Z -]{0,10}\d)[A-Z\d][A-Z\d -]{2,10})$/u;

/** Brisbane QLD 4000 */
const AUSTRALIAN_TOWN =
  /^(?<city>\p{L}[^\d\n,]{1,60}?),?\s{1,4}(?<state>ACT|NSW|NT|QLD|SA|TAS|VIC|WA),?\s{1,4}(?<zip>\d{4})$/u;

/** What a number behind words at the end of an address is, where they say so. */
const NO_TOWN =
  '(?![^\\n]{0,60}\\b(?:box|bag|bp|cp|pmb|postfach|apartado|casilla|suite|unit|room|floor|office|building|block|lot|plot|no|street|st|road|rd|avenue|ave|drive|lane)\\b)';
/** Tel Aviv, 61000 · Singapore 049315: as long a number is no street's. */
const TOWN_BEFORE_CODE = new RegExp(`^${NO_TOWN}(?<city>\\p{L}[^\\d\\n,]{1,60}?),? (?<zip>\\d{5,6})$`, 'iu');
/** Wellington 6011, where a street's number stands before its name. */
const TOWN_BEFORE_SHORT_CODE = new RegExp(
  `^${NO_TOWN}(?<city>\\p{L}[^\\d\\n,]{1,60}?),? (?<zip>\\d{4,6})$`,
  'iu',
);

/** Where a number before words at the end of an address is a street's. */
const STREET_NUMBER_FIRST =
  /^(?:us|usa|united states.{0,12}|ca|canada|gb|uk|united kingdom|england|ie|ireland|au|australia|nz|new zealand|in|india|za|south africa|sg|singapore|hk|hong kong|ph|philippines)$/iu;

/** The forms of a town that can stand where only the country tells: `1600 Example Parkway` is none in America. */
export const townsOf = (lines: readonly string[]): readonly RegExp[] => {
  const country = lines.at(-1) ?? '';
  if (!isCountry(country) || lines.length < 3) return [US_TOWN];
  const anywhere = [
    AUSTRALIAN_TOWN,
    US_TOWN,
    TOWN_STATE_CODE,
    TOWN_CODE_STATE,
    ...(lines.length > 3 ? [TOWN_ABOVE_STATE] : []),
  ];
  return STREET_NUMBER_FIRST.test(country)
    ? [...anywhere, TOWN_BEFORE_SHORT_CODE]
    : [...anywhere, EUROPEAN_TOWN, TOWN_ABOVE_CODE, TOWN_BEFORE_CODE];
};
