import { readCountryCode } from '../standards/country.js';

/** Returns a value on one line, or null. */
export const lineOf = (value: string | null): string | null =>
  value === null ? null : value.replaceAll('\n', ' ').trim() || null;

/** Returns the country code before an explanation: `NL`, `nl # Netherlands`. */
export const countryOf = (value: string | null): string | null =>
  value === null ? null : readCountryCode(value.split(/[\s,(#]/u, 1)[0] ?? '');
