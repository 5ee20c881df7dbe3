import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, COUNTRY_NAMES } from '../../src/standards/countries.js';
import { isCountry, isCountryName, readCountryCode } from '../../src/standards/country.js';

describe('a country', () => {
  it.each(['Germany', 'GERMANY', 'Deutschland', 'Korea, Republic of', 'USA', 'Россия', 'Hong Kong', 'UAE'])(
    'is recognized by its name: %s',
    (name) => expect(isCountryName(name)).toBe(true),
  );

  it.each(['Berlin', '', 'US', 'Germany 10115', 'x'.repeat(100)])('is not recognized by %j', (text) =>
    expect(isCountryName(text)).toBe(false),
  );

  it('is recognized by its code, in any case', () => {
    expect(readCountryCode('de')).toBe('DE');
    expect(readCountryCode('UK')).toBe('UK');
    expect(isCountry('JP')).toBe(true);
    for (const other of ['--', 'ZZ', 'DEU', 'Germany', '']) expect(readCountryCode(other)).toBeNull();
  });

  it('has a code for every region that CLDR names, and its name there', () => {
    const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const codes = COUNTRY_CODES.trim().split(/\s+/u);
    expect(codes.length).toBeGreaterThan(249);
    // Releases of the runtime spell a few differently (`Turkey`, `Türkiye`); no others may be missing.
    const missing = codes
      .map((code) => english.of(code)?.replace(/ SAR China$/u, ''))
      .filter((name) => name !== undefined && !isCountryName(name));
    expect(missing.length, missing.join()).toBeLessThan(5);
  });

  it('has one spelling, in lower case', () => {
    const names = COUNTRY_NAMES.trim().split(/\s*\|\s*/u);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toBe(name.toLowerCase());
  });
});
