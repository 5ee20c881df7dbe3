import { COUNTRY_CODES, COUNTRY_NAMES } from '../words/countries.js';

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES.trim().split(/\s+/u));

/** The code in capitals where the value is one, else null: `us` and `US` yes, `--` and `Belgium` no. */
export function readCountryCode(value: string): string | null {
  if (value.length !== 2) return null;
  const code = value.toUpperCase();
  return CODES.has(code) ? code : null;
}

let names: ReadonlySet<string> | undefined;

/** Whether a whole line is the name of a country: English, its own, and the forms that registries print. */
export function isCountryName(text: string): boolean {
  if (text.length < 3 || text.length > 60) return false;
  names ??= new Set(COUNTRY_NAMES.trim().split(/\s*\|\s*/u));
  return names.has(text.toLowerCase());
}

/** Postal codes and provinces of Canada: without one of them above it, `CA` at the end of an address is California. */
const CANADIAN =
  /\b(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|PQ|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon|Toronto|Montr[eé]al|Vancouver|Ottawa|Calgary|Edmonton|Winnipeg)\b/iu;

/** The country that the lines of an address end with; null where the last one is none, or a state's. */
export function countryAtEnd(lines: readonly string[]): string | null {
  const last = lines.at(-1) ?? '';
  if (!isCountry(last)) return null;
  return last.toUpperCase() === 'CA' && !lines.slice(-4, -1).some((line) => CANADIAN.test(line))
    ? null
    : last;
}

/** Whether a whole line is a country, by its name or its code. */
export const isCountry = (line: string): boolean => readCountryCode(line) !== null || isCountryName(line);
