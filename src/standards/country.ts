import { COUNTRY_CODES, COUNTRY_NAMES } from './countries.js';

const CODES: ReadonlySet<string> = new Set(COUNTRY_CODES.trim().split(/\s+/u));

/** Returns the value in capitals if it is a country code, else null: `us` and `US` are codes, `--` and `Belgium` are not. */
export function readCountryCode(value: string): string | null {
  if (value.length !== 2) return null;
  const code = value.toUpperCase();
  return CODES.has(code) ? code : null;
}

let names: ReadonlySet<string> | undefined;

/** Whether a whole line is the name of a country: in English, in its own language, or as registries print it. */
export function isCountryName(text: string): boolean {
  if (text.length < 3 || text.length > 60) return false;
  names ??= new Set(COUNTRY_NAMES.trim().split(/\s*\|\s*/u));
  return names.has(text.toLowerCase());
}

/** Postal codes and provinces of Canada. Without one of them above it, `CA` at the end of an address is California. */
const CANADIAN =
  /\b(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|PQ|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon|Toronto|Montr[eé]al|Vancouver|Ottawa|Calgary|Edmonton|Winnipeg)\b/iu;

/** Returns the country that the lines of an address end with; null if the last line is not a country, or is a state. */
export function countryAtEnd(lines: readonly string[]): string | null {
  const last = lines.at(-1) ?? '';
  if (!isCountry(last)) return null;
  return last.toUpperCase() === 'CA' && !lines.slice(-4, -1).some((line) => CANADIAN.test(line))
    ? null
    : last;
}

/** Whether a whole line is a country, by its name or its code. */
export const isCountry = (line: string): boolean => readCountryCode(line) !== null || isCountryName(line);
