import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import {
  checkFailure,
  checkRecord,
  compareWithKnown,
  isUnclear,
  sourcesOf,
  type WatchedRecord,
  type WatchState,
} from '../../src/watches/index.js';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-01T00:00:00Z');
const SETTINGS = { expiring: [30, 7, 1], available: true, failingAfter: 3 * DAY };

const record = (...parts: [host: string, ...lines: string[]][]): WatchedRecord => {
  const found = parts.map(([host, ...lines]) => ({ host, body: `${lines.join('\n')}\n` }));
  return { parts: found, properties: parse(found, { domain: 'example.com' }) };
};
const registry = (expires = '2027-03-01', nameserver = 'ns1.example.net') =>
  [
    'whois.verisign-grs.com',
    'Domain Name: EXAMPLE.COM',
    `Registry Expiry Date: ${expires}T00:00:00Z`,
    'Registrar: Example Registrar',
    `Name Server: ${nameserver}`,
  ] as [string, ...string[]];
const registrar = (holder: string) =>
  ['whois.registrar.example', 'Domain Name: example.com', `Registrant Name: ${holder}`] as [
    string,
    ...string[],
  ];
const free = record(['whois.verisign-grs.com', 'No match for domain "EXAMPLE.COM".']);

/** Checks of one name, one after the other, with the versions that they keep. */
function watching(settings = SETTINGS) {
  let state: WatchState | null = null;
  const versions = new Map<string, WatchedRecord>();
  return {
    versions,
    get state() {
      return state;
    },
    check(found: WatchedRecord, now = NOW) {
      const latest: string | null = state?.version ?? null;
      const same: string | null = state?.bySources[sourcesOf(found)] ?? null;
      const known = {
        latest: versions.get(latest ?? '') ?? null,
        sameSources: same === latest ? null : (versions.get(same ?? '') ?? null),
      };
      const { changes, version } = compareWithKnown(found, known);
      const key: string =
        (version === 'latest' ? latest : version === 'sameSources' ? same : null) ?? `v${versions.size + 1}`;
      if (!versions.has(key)) versions.set(key, found);
      const checked = checkRecord(state, found, { version: key, changes }, settings, now);
      state = checked.state;
      return checked.news.map((news) =>
        news.type === 'changed'
          ? news.changes.map(({ path, kind }) => `${path} ${kind}`).join(', ')
          : news.type,
      );
    },
    fail(now: number) {
      const checked = checkFailure(state, { code: 'TIMEOUT', message: 'no response' }, settings, now);
      state = checked.state;
      return checked.news.map(({ type }) => type);
    },
  };
}

describe('the checks of a name', () => {
  it('store the first record, and report what changed since', () => {
    const name = watching();
    expect(name.check(record(registry()))).toEqual([]);
    expect(name.check(record(registry()), NOW + DAY)).toEqual([]);
    expect(name.check(record(registry('2028-03-01')), NOW + 2 * DAY)).toEqual(['expires_on renewed']);
    expect(name.check(record(registry('2028-03-01')), NOW + 3 * DAY)).toEqual([]);
    expect(name.versions.size).toBe(2);
    expect(name.state).toMatchObject({ checked: NOW + 3 * DAY, changed: NOW + 2 * DAY, version: 'v2' });
  });

  it('neither report an outage of the registrar nor miss what changed during it', () => {
    const name = watching();
    name.check(record(registry(), registrar('Jane Example')));
    expect(name.check(record(registry()), NOW + DAY)).toEqual([]);
    expect(name.check(record(registry('2027-03-01', 'ns9.example.net')), NOW + 2 * DAY)).toEqual([
      'nameservers redelegated',
    ]);
    expect(
      name.check(record(registry('2027-03-01', 'ns9.example.net'), registrar('Joan Sample')), NOW + 3 * DAY),
    ).toEqual(['registrant_contacts.0.name holder']);
  });

  it('keep a version once, however often two kinds of responses alternate', () => {
    const name = watching();
    for (let day = 0; day < 10; day++) {
      const parts = day % 2 === 0 ? [registry(), registrar('Jane Example')] : [registry()];
      expect(name.check(record(...parts), NOW + day * DAY)).toEqual([]);
    }
    expect(name.versions.size).toBe(2);
  });

  it('remind once of each mark, and again after a renewal', () => {
    const name = watching();
    const expires = Date.parse('2027-03-01T00:00:00Z');
    const at = (days: number) => name.check(record(registry()), expires - days * DAY);
    expect([40, 30, 20, 6, 5, 0.5, 0].map(at)).toEqual([
      [],
      ['expiring'],
      [],
      ['expiring'],
      [],
      ['expiring'],
      [],
    ]);
    expect(name.check(record(registry('2028-03-01')), expires)).toEqual(['expires_on renewed']);
    expect(name.check(record(registry('2028-03-01')), expires + 340 * DAY)).toEqual(['expiring']);
  });

  it('report only the nearest mark of a name that was not checked for months', () => {
    const name = watching();
    expect(name.check(record(registry()), Date.parse('2027-02-25T00:00:00Z'))).toEqual(['expiring']);
    expect(name.check(record(registry()), Date.parse('2027-02-26T00:00:00Z'))).toEqual([]);
  });

  it('report once that a name can be registered', () => {
    const name = watching();
    expect(name.check(free)).toEqual(['available']);
    expect(name.check(free, NOW + DAY)).toEqual([]);
    expect(name.check(record(registry()), NOW + 2 * DAY)).toEqual(['status registered']);
    expect(name.check(free, NOW + 3 * DAY)).toEqual(['status dropped', 'available']);
    expect(watching({ ...SETTINGS, available: false }).check(free)).toEqual([]);
  });

  it('report a failure that lasts once, and its end', () => {
    const name = watching();
    name.check(record(registry()));
    expect(name.fail(NOW + DAY)).toEqual([]);
    expect(name.fail(NOW + 3 * DAY)).toEqual([]);
    expect(name.fail(NOW + 4 * DAY)).toEqual(['failing']);
    expect(name.fail(NOW + 5 * DAY)).toEqual([]);
    expect(name.check(record(registry()), NOW + 6 * DAY)).toEqual(['recovered']);
    expect(name.fail(NOW + 7 * DAY)).toEqual([]);
    expect(name.check(record(registry()), NOW + 7 * DAY)).toEqual([]);
  });

  it('take a response that says nothing for a failure', () => {
    expect(isUnclear(record(['whois.verisign-grs.com', 'WHOIS LIMIT EXCEEDED']))).toBe(true);
    expect(isUnclear(free)).toBe(false);
  });
});
