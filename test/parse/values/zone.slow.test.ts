import fc from 'fast-check';
import { IANAZone } from 'luxon';
import { describe, expect, it } from 'vitest';
import { zoneOffset } from '../../../src/parse/values/zone.js';
import { ZONES } from '../../../src/parse/values/zones.generated.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** luxon's offset of a local time; for a skipped or repeated one, the offset before the change. */
function expectedOffset(zone: IANAZone, wall: number): number {
  const before = zone.offset(wall - DAY);
  if (zone.offset(wall - before * MINUTE) === before) return before;
  const after = zone.offset(wall + DAY);
  return zone.offset(wall - after * MINUTE) === after ? after : before;
}

describe('the offset of a local time', () => {
  const zones = Object.keys(ZONES).map((name) => IANAZone.create(name));

  it("matches IANA's tz database, in every zone and year of the past", () => {
    const wall = fc.integer({ min: Date.UTC(1983, 0) / 1000, max: Date.UTC(2024, 0) / 1000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), wall, (zone, seconds) => {
        expect(zoneOffset(zone.name, seconds * 1000)).toBe(expectedOffset(zone, seconds * 1000));
      }),
      { numRuns: 5000 },
    );
  });

  it('is correct to the minute around each transition', () => {
    for (const zone of zones)
      for (let day = Date.UTC(1983, 0, 3); day < Date.UTC(2024, 0); day += 30 * DAY) {
        let [low, high] = [day, day + 30 * DAY];
        if (zone.offset(low) === zone.offset(high)) continue;
        const before = zone.offset(low);
        while (high - low > MINUTE) {
          const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
          if (zone.offset(middle) === before) low = middle;
          else high = middle;
        }
        for (const hours of [-1, 0, 1, 2, 3])
          for (const minutes of [-1, 0, 1]) {
            const wall = high + before * MINUTE + (hours * 60 + minutes) * MINUTE;
            expect(zoneOffset(zone.name, wall), `${zone.name} at ${new Date(wall).toISOString()}`).toBe(
              expectedOffset(zone, wall),
            );
          }
      }
  }, 120_000);
});
