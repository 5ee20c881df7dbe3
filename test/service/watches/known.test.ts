import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/index.js';
import { unpackKnown } from '../../../src/service/watches/known.js';
import { findingOf, type NameToCheck } from '../../../src/service/watches/outcome.js';
import { readReports } from '../../../src/service/watches/reports.js';
import { record } from '../support/watches.js';

const NOW = Date.parse('2026-03-01T08:00:00Z');
const HOUR = 3_600_000;
const LARGEST = 64 * 2 ** 10;

const NEW: NameToCheck = {
  domain: 'example.com',
  state: null,
  known: null,
  reports: readReports(['changed']),
  every: null,
};

/** A record of that server with so many bytes that cannot be compressed. */
function from(host: string, bytes: number, expires = '2027-04-10') {
  const notice = randomBytes(bytes).toString('base64').replace(/.{60}/g, '% $&\n');
  const parts = [{ host, body: `${record('example.com', expires)}${notice}\n` }];
  return { parts, properties: parse(parts, { domain: 'example.com' }) };
}

describe('the records that a watch keeps of a name', () => {
  it('have limited size: those of other servers are forgotten, the earliest first', () => {
    let name = NEW;
    for (const [at, host] of ['a.example', 'b.example', 'c.example', 'd.example'].entries()) {
      const { state, known, failed } = findingOf(name, from(host, 16_000), NOW + at * HOUR);
      expect(failed).toBe(false);
      expect(known?.length).toBeLessThanOrEqual(LARGEST);
      name = { ...name, state, known };
    }
    const { bySources = {}, version } = name.state ?? {};
    expect(Object.keys(bySources)).toEqual(['c.example', 'd.example']);
    expect(version).toBe(bySources['d.example']);
    const hosts = Object.values(unpackKnown(name.known)).map((parts) => parts[0]?.host);
    expect(hosts.sort()).toEqual(['c.example', 'd.example']);
    const { news } = findingOf(name, from('c.example', 16_000, '2028-04-10'), NOW + 4 * HOUR);
    expect(news).toMatchObject([{ type: 'changed', changes: [{ path: 'expires_on' }] }]);
  });

  it.each([
    ['cannot be compressed', from('a.example', 100_000, '2028-04-10')],
    [
      'is repeated',
      {
        ...from('a.example', 10, '2028-04-10'),
        parts: [{ host: 'a.example', body: '% line\n'.repeat(1e5) }],
      },
    ],
  ])('are never one that is too large, whose text %s: its check fails, for free', (_, large) => {
    const first = findingOf(NEW, from('a.example', 100), NOW);
    const name = { ...NEW, state: first.state, known: first.known };
    const { failed, spent, known, news, state } = findingOf(name, large, NOW + 24 * HOUR);
    expect([failed, spent, known, news]).toEqual([true, false, first.known, []]);
    expect(state.failing).toMatchObject({ count: 1 });
    const later = findingOf({ ...name, state }, large, NOW + 5 * 24 * HOUR);
    expect(later.news).toMatchObject([{ type: 'failing', message: expect.stringContaining('too large') }]);
  });
});
