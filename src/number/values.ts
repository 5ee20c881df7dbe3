import { readCountryCode } from '../parse/values/country.js';

/** A value in one line, or null. */
export const lineOf = (value: string | null): string | null =>
  value === null ? null : value.replaceAll('\n', ' ').trim() || null;

/** The code in front of whatever explains it: `NL`, `nl # Netherlands`. */
export const countryOf = (value: string | null): string | null =>
  value === null ? null : readCountryCode(value.split(/[\s,(#]/u, 1)[0] ?? '');
