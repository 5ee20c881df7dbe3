import { describe, expect, it } from 'vitest';
import { zoneOffset } from '../../../src/parse/values/zone.js';
import { ZONES } from '../../../src/parse/values/zones.generated.js';
import { SERVERS } from '../../../src/registry/servers.js';

describe('the offset of a wall clock time', () => {
  it.each([
    ['2045-07-01', 120],
    ['2045-03-25', 60],
    ['2045-03-27', 120],
    ['2150-01-01', 60],
    ['2150-07-01', 120],
    ['9999-12-31', 60],
  ])('goes on by the rule in force: Paris at %s', (day, offset) => {
    expect(zoneOffset('Europe/Paris', Date.parse(day))).toBe(offset);
  });

  it('goes on by the rule in force where summer is in January', () => {
    expect(zoneOffset('America/Santiago', Date.UTC(2045, 0))).toBe(-180);
    expect(zoneOffset('America/Santiago', Date.UTC(2045, 6))).toBe(-240);
    expect(zoneOffset('America/Santiago', Date.UTC(2045, 11))).toBe(-180);
  });

  it('stays where the clocks are left alone now', () => {
    expect(zoneOffset('Europe/Moscow', Date.UTC(2045, 6))).toBe(180);
    expect(zoneOffset('UTC', Date.UTC(2045, 6))).toBe(0);
  });

  it('is known of every zone that the table of servers names', () => {
    for (const { zone } of Object.values(SERVERS))
      if (zone !== undefined) expect(ZONES).toHaveProperty([zone]);
  });

  it('is never a guess for a zone that is not in the table', () => {
    expect(() => zoneOffset('Europe/Atlantis', 0)).toThrow(RangeError);
  });
});
