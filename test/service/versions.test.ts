import { describe, expect, it } from 'vitest';
import { type Part, parse } from '../../src/index.js';
import { changesBetween, type ReadRecord } from '../../src/service/history/changes.js';
import { type KeptVersion, serversOf, versionOf } from '../../src/service/history/version.js';

const REGISTRY = 'whois.verisign-grs.com';
const REGISTRAR = 'whois.registrar.example';
const OTHER = 'rdap.registry.example';

/** A record of these servers, a line for each label. */
function record(...parts: [host: string, lines: Readonly<Record<string, string>>][]) {
  const all: Part[] = parts.map(([host, lines]) => ({
    host,
    body: Object.entries({ 'Domain Name': 'EXAMPLE.COM', ...lines })
      .map(([label, value]) => `${label}: ${value}\n`)
      .join(''),
  }));
  return { parts: all, properties: parse(all, { domain: 'example.com' }) };
}

/** A version that was seen from one day to another. */
const seen = (from: number, to: number, found: ReturnType<typeof record>, since = from): KeptVersion => ({
  domain: 'example.com',
  version: versionOf(found),
  servers: serversOf(found),
  first_seen: from,
  last_seen: to,
  since,
  record: found,
});

/** The days with changes, and the paths that changed. */
async function changes(...versions: KeptVersion[]): Promise<(number | string)[][]> {
  const found: (number | string)[][] = [];
  for await (const { on, changes } of changesBetween(versions, readingFrom(versions), () => true))
    found.push([on, ...changes.map(({ path }) => path)]);
  return found;
}

/** Reads the record of a version, and calls `onRead` each time. */
const readingFrom =
  (versions: readonly KeptVersion[], onRead: (id: string) => void = () => {}): ReadRecord =>
  async (id) => {
    onRead(id);
    return versions.find(({ version }) => version === id)?.record ?? null;
  };

const expires = (year: number) => ({ 'Registry Expiry Date': `${year}-03-20T00:00:00Z` });
const holder = (name: string) => ({ 'Registrant Organization': name });
const registrar = (name: string) => ({ Registrar: name });

describe('a version', () => {
  it('is the same for the same facts, however they are printed', () => {
    const one = record([
      REGISTRY,
      { ...expires(2027), 'Domain Status': 'clientHold', Registrar: 'Example Inc' },
    ]);
    const { properties } = one;
    const same = {
      ...one,
      properties: {
        ...properties,
        disclaimer: 'Another notice',
        expires_on: '2027-03-20T01:00:00+01:00',
        statuses: [...properties.statuses].reverse(),
        registrar: properties.registrar && { ...properties.registrar, name: 'EXAMPLE  INC' },
        events: [
          ...properties.events,
          { action: 'last update of RDAP database' as const, date: '2026-03-01T00:00:00Z' },
        ],
      },
    };
    expect(versionOf(same)).toBe(versionOf(one));
    expect(versionOf(one)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one for other facts, for what is not printed any more, and from other servers', () => {
    const lines = { ...expires(2027), Registrar: 'Example Inc' };
    const ids = [
      record([REGISTRY, lines]),
      record([REGISTRY, { ...lines, ...expires(2028) }]),
      record([REGISTRY, expires(2027)]),
      record([OTHER, lines]),
      record([REGISTRY, lines], [REGISTRAR, lines]),
    ].map(versionOf);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('changes between versions', () => {
  it('are reported once each, also for a version that came back', async () => {
    const [a, b] = [
      record([REGISTRY, registrar('Example Inc')]),
      record([REGISTRY, registrar('Sample Ltd')]),
    ];
    expect(await changes(seen(1, 6, a, 5), seen(3, 4, b))).toEqual([
      [3, 'registrar.name'],
      [5, 'registrar.name'],
    ]);
  });

  it('are neither reported nor hidden while a registrar does not respond', async () => {
    const both = (name: string) => record([REGISTRY, expires(2027)], [REGISTRAR, holder(name)]);
    const alone = record([REGISTRY, expires(2027)]);
    expect(
      await changes(seen(1, 1, both('Example Ltd')), seen(2, 2, alone), seen(3, 3, both('Sample Ltd'))),
    ).toEqual([[3, 'registrant_contacts.0.organization']]);
  });

  it('are not reported if two servers always disagree', async () => {
    const [a, b] = [record([REGISTRY, registrar('Example Inc')]), record([OTHER, registrar('Sample Ltd')])];
    expect(await changes(seen(1, 5, a), seen(2, 4, b))).toEqual([]);
  });

  it('are reported once if two servers show them one after the other', async () => {
    const at = (host: string, year: number) =>
      record([host, { ...expires(year), ...registrar('Example Inc') }]);
    expect(
      await changes(
        seen(1, 4, at(REGISTRY, 2027)),
        seen(2, 2, at(OTHER, 2027)),
        seen(5, 5, at(OTHER, 2028)),
        seen(6, 6, at(REGISTRY, 2028)),
      ),
    ).toEqual([[5, 'expires_on']]);
  });

  it('are found when one server takes over from another', async () => {
    const at = (host: string, year: number) => record([host, expires(year)]);
    expect(await changes(seen(1, 4, at(REGISTRY, 2027)), seen(5, 6, at(OTHER, 2028)))).toEqual([
      [5, 'expires_on'],
    ]);
  });

  it('are found with a few records in memory, each read as it is compared', async () => {
    const versions = Array.from({ length: 100 }, (_, day) =>
      seen(day, day, record([REGISTRY, expires(2000 + day)])),
    );
    const reads: string[] = [];
    const readRecord = readingFrom(versions, (id) => reads.push(id));
    let found = 0;
    for await (const _ of changesBetween(versions, readRecord, () => true)) {
      found++;
      expect(reads).toHaveLength(found + 1);
    }
    expect(found).toBe(99);
  });

  it('leave out a version that is removed meanwhile', async () => {
    const versions = [2027, 2028, 2029].map((year, day) => seen(day, day, record([REGISTRY, expires(year)])));
    const readRecord: ReadRecord = async (id) =>
      id === versions[0]?.version ? null : readingFrom(versions)(id);
    const found: number[] = [];
    for await (const { on } of changesBetween(versions, readRecord, () => true)) found.push(on);
    expect(found).toEqual([2]);
  });
});
