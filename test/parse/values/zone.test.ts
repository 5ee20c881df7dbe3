import { describe, expect, it } from 'vitest';
import { zoneOffset } from '../../../src/parse/values/zone.js';
import { ZONES } from '../../../src/parse/values/zones.generated.js';
import { SERVERS } from '../../../src/registry/servers.js';

describe('the offset of a local time', () => {
  it.each([
    ['2045-07-01', 120],
    ['2045-03-25', 60],
    ['2045-03-27', 120],
    ['2150-01-01', 60],
    ['2150-07-01', 120],
    ['9999-12-31', 60],
  ])('continues by the rule in force: Paris at %s', (day, offset) => {
    expect(zoneOffset('Europe/Paris', Date.parse(day))).toBe(offset);
  });

  it('continues by the rule in force in the southern hemisphere', () => {
    expect(zoneOffset('America/Santiago', Date.UTC(2045, 0))).toBe(-180);
    expect(zoneOffset('America/Santiago', Date.UTC(2045, 6))).toBe(-240);
    expect(zoneOffset('America/Santiago', Date.UTC(2045, 11))).toBe(-180);
  });

  it('stays constant where clocks no longer change', () => {
    expect(zoneOffset('Europe/Moscow', Date.UTC(2045, 6))).toBe(180);
    expect(zoneOffset('UTC', Date.UTC(2045, 6))).toBe(0);
  });

  it('is known for every zone in the table of servers', () => {
    for (const { zone } of Object.values(SERVERS))
      if (zone !== undefined) expect(ZONES).toHaveProperty([zone]);
  });

  it('is never guessed for a zone that is not in the table', () => {
    expect(() => zoneOffset('Europe/Atlantis', 0)).toThrow(RangeError);
  });
});
