import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfter, isDue, type Nearness, SCHEDULE } from '../../src/watches/index.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-03-01T00:00:00Z');
const near = (facts: Partial<Nearness> = {}): Nearness => ({
  status: 'registered',
  expires: NOW + 200 * DAY,
  changed: null,
  failures: 0,
  ...facts,
});

describe('when a name is due again', () => {
  it.each<[string, Partial<Nearness>, number]>([
    ['far from anything', {}, 24],
    ['without a date', { expires: null }, 24],
    ['pending delete', { status: 'pending_delete' }, 1],
    ['redemption', { status: 'redemption' }, 6],
    ['past its date', { expires: NOW - DAY }, 6],
    ['long past its date, which the registry prints all the same', { expires: NOW - 400 * DAY }, 24],
    ['within a week of its end', { expires: NOW + 5 * DAY }, 6],
    ['within a month of its end', { expires: NOW + 20 * DAY }, 12],
    ['a change of late', { changed: NOW - 2 * DAY }, 12],
    ['a change long ago', { changed: NOW - 20 * DAY }, 24],
    ['available', { status: 'available', expires: null }, 12],
  ])('%s', (_, facts, hours) => {
    // A tenth sooner, so that a daily cron job finds it due.
    expect((dueAfter(near(facts), NOW) - NOW) / HOUR).toBeCloseTo(hours * 0.9);
  });

  it('is now if a clock that was ahead put it off', () => {
    const isDueAt = (ms: number) => isDue(NOW + ms, NOW);
    expect([-1, 0, HOUR, DAY, DAY + 1, 300 * DAY].map(isDueAt)).toEqual([
      true,
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('at the end of the registration, and at each mark before it', () => {
    expect(dueAfter(near({ expires: NOW + 2 * HOUR }), NOW)).toBe(NOW + 2 * HOUR);
    expect(dueAfter(near({ expires: NOW + 30 * DAY + HOUR }), NOW, [30, 7])).toBe(NOW + HOUR);
    expect(dueAfter(near({ expires: NOW + 7 * DAY + HOUR }), NOW, [30, 7])).toBe(NOW + HOUR);
  });

  it('no sooner than hourly, however often a server prints another date', () => {
    for (const expires of [NOW + 1, NOW + 1000, NOW + HOUR / 2])
      expect((dueAfter(near({ expires }), NOW) - NOW) / HOUR).toBeCloseTo(0.9);
    expect((dueAfter(near({ expires: NOW + 7 * DAY + 1000 }), NOW, [30, 7]) - NOW) / HOUR).toBeCloseTo(0.9);
  });

  it.each([
    [1, 0.25],
    [2, 0.5],
    [3, 1],
    [6, 8],
    [7, 12],
    [1000, 12],
  ])('after %i failures', (failures, hours) => {
    expect((dueAfter(near({ failures }), NOW) - NOW) / HOUR).toBe(hours);
  });

  it('is in the future, and at most a day away, whatever is near', () => {
    const time = fc.option(fc.integer({ min: NOW - 1000 * DAY, max: NOW + 1000 * DAY }));
    fc.assert(
      fc.property(
        fc.constantFrom('registered', 'available', 'redemption', 'pending_delete', 'reserved'),
        time,
        time,
        fc.nat(),
        fc.array(fc.nat({ max: 100 })),
        (status, expires, changed, failures, days) => {
          const due = dueAfter({ status, expires, changed, failures } as Nearness, NOW, days);
          expect(due).toBeGreaterThan(NOW);
          expect(due).toBeLessThanOrEqual(NOW + DAY);
        },
      ),
    );
  });
});

it('docs/watch.md has the schedule', () => {
  const rows = readFileSync('docs/watch.md', 'utf8').match(/^\| .* \| \d+ h \|$/gm);
  expect(rows).toEqual(SCHEDULE.map(({ when, hours }) => `| ${when} | ${hours} h |`));
});
