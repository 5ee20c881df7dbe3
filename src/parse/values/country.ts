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

/** Whether a whole line is a country, by its name or its code. */
export const isCountry = (line: string): boolean => readCountryCode(line) !== null || isCountryName(line);
