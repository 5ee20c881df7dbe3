import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import {
  findRoute,
  ianaFacts,
  ianaTlds,
  NATIONAL_WHOIS,
  NUMBER_REGISTRIES,
  SERVERS,
  SUFFIXES,
} from '../../src/registry/index.js';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;
/** The labels of referrals. A new one must have been seen in a response. */
const LABELS = new Set(['Registrar WHOIS Server', 'WHOIS Server', 'refer']);
/** Servers that serve no suffix today, kept because users query them by name. */
const FORMER = new Set(['whois.corenic.net', 'whois.dk-hostmaster.dk', 'whois.nic.tr']);

describe.each(Object.entries(SERVERS))('the row of %s', (host, row) => {
  it('is consistent, and has a reason', () => {
    expect(host).toMatch(HOST);
    expect(row.reason.length).toBeGreaterThan(10);
    expect(Object.keys(row).length, 'it says something').toBeGreaterThan(1);
    if (row.query !== undefined) {
      expect(row.query).toMatch(/^[^\r\n]*\{(?:domain|unicode)\}[^\r\n{]*\r\n$/);
      expect(row.query, 'the default needs no row').not.toBe('{domain}\r\n');
    }
    if (row.encoding !== undefined) expect(iconv.encodingExists(row.encoding)).toBe(true);
    if (row.referral !== undefined) expect([...LABELS]).toContain(row.referral);
    if (row.zone !== undefined)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: row.zone })).not.toThrow();
  });
});

describe('the table of servers', () => {
  it('names charsets that can be read: by iconv-lite, or ISO-2022-JP by the decoder', () => {
    const charsets = new Set(Object.values(SERVERS).flatMap((row) => row.charset ?? []));
    charsets.delete('iso-2022-jp');
    for (const charset of charsets) expect(iconv.encodingExists(charset), charset).toBe(true);
  });

  it('has a row only for servers of a suffix or a number, except for those kept on purpose', () => {
    const used = new Set<string>([...NUMBER_REGISTRIES.values(), ...NATIONAL_WHOIS]);
    for (const suffix of [...ianaTlds(), ...Object.keys(SUFFIXES)]) {
      const route = findRoute(`example.${suffix}`);
      if (route.kind === 'whois') used.add(route.server.host);
    }
    expect(Object.keys(SERVERS).filter((host) => !used.has(host) && !FORMER.has(host))).toEqual([]);
    expect([...FORMER].filter((host) => used.has(host))).toEqual([]);
  });

  it('is sorted by host, so that a row is easy to find', () => {
    const hosts = Object.keys(SERVERS);
    expect(hosts).toEqual([...hosts].sort());
  });
});

describe.each(Object.entries(SUFFIXES))('the row of .%s', (suffix, row) => {
  it('has a valid suffix, host and URLs, and a reason', () => {
    expect(suffix).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/);
    if (typeof row.whois === 'string') expect(row.whois).toMatch(HOST);
    if (row.rdap !== undefined) expect(row.rdap).toMatch(/^https:\/\/[a-z0-9./-]+\/$/);
    if (row.web !== undefined) expect(row.web).toMatch(/^https?:\/\/\S+$/);
    expect(row.reason.length).toBeGreaterThan(10);
  });

  it('is needed: IANA says something else', () => {
    const iana = ianaFacts(suffix);
    if (suffix.includes('.')) {
      expect(row.whois !== undefined || row.web !== undefined).toBe(true);
      return;
    }
    expect(iana, 'a top-level domain that IANA lists').toBeDefined();
    if (row.whois !== undefined) expect(row.whois).not.toBe(iana?.whois);
    if (row.rdap !== undefined) expect(iana?.rdap).toBeNull();
    if (row.web !== undefined && row.whois === undefined)
      expect([iana?.whois, iana?.rdap]).toEqual([null, null]);
  });
});
