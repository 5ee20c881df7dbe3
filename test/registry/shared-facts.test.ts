import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRoute, ianaFacts, ianaTlds, serverFor } from '../../src/registry/index.js';

const folder = new URL('../../../shared/registry/', import.meta.url);
const here = existsSync(new URL('suffixes.json', folder));
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

interface Entry {
  whois: string | null;
  rdap: string | null;
  web: string | null;
}

/** Suffixes known only from ZoneDB, whose data is share-alike (ODbL): the server of the parent is queried. */
const ZONEDB_HOST = ['nyc.mn', 'cn.st', 'crimea.ua', 'lviv.ua', 'net.ua', 'sebastopol.ua', 'yalta.ua'];
const ZONEDB_RDAP_ONLY = ['radio.am', 'mex.com', 'radio.fm', 'co.nl', 'co.no'];
/** The same of RDAP base URLs of suffixes that have a WHOIS server: that one serves, without RDAP. */
const ZONEDB_RDAP =
  'br.com cn.com co.com de.com eu.com gr.com jpn.com ru.com sa.com uk.com us.com za.com com.de gb.net hu.net in.net jp.net se.net uk.net ae.org us.org com.se'.split(
    ' ',
  );
/** Its page is a reseller's, not the registry's. */
const NO_PAGE = ['fk'];

describe.skipIf(!here)('the facts collected next to the project (skipped without ../shared/registry)', () => {
  it('give every suffix the server that we query, except for the listed differences', () => {
    const entries = Object.entries(read('suffixes.json') as Record<string, Entry>);
    expect(entries.length).toBeGreaterThan(1500);
    const differences: string[] = [];
    const listed = new Set([...ZONEDB_HOST, ...ZONEDB_RDAP_ONLY, ...ZONEDB_RDAP, ...NO_PAGE]);
    for (const [suffix, entry] of entries) {
      const route = findRoute(`example.${suffix}`);
      const mine =
        route.kind === 'whois'
          ? `whois ${route.server.host} ${route.rdap}`
          : `${route.kind} ${'url' in route ? route.url : null}`;
      const theirs = entry.whois
        ? `whois ${entry.whois} ${entry.rdap}`
        : entry.rdap
          ? `rdap ${entry.rdap}`
          : entry.web
            ? `web ${entry.web}`
            : 'none null';
      if (mine !== theirs) differences.push(suffix);
      if (mine !== theirs && !listed.has(suffix)) expect(`${suffix}: ${mine}`).toBe(`${suffix}: ${theirs}`);
    }
    expect(differences.sort()).toEqual([...listed].sort());
  });

  it('query those suffixes at the parent, or without RDAP', () => {
    for (const suffix of [...ZONEDB_HOST, ...ZONEDB_RDAP_ONLY]) {
      expect(findRoute(`example.${suffix}`).suffix).toBe(suffix.slice(suffix.indexOf('.') + 1));
    }
    for (const suffix of ZONEDB_RDAP)
      expect(findRoute(`example.${suffix}`)).toMatchObject({ suffix, rdap: null });
    expect(findRoute('example.fk')).toEqual({ kind: 'none', suffix: 'fk' });
  });

  it('are IANA’s if they say so', () => {
    const { tlds } = read('iana.json') as { tlds: Record<string, Entry & { type: string }> };
    expect(ianaTlds().sort()).toEqual(Object.keys(tlds).sort());
    for (const [tld, { type, whois, rdap }] of Object.entries(tlds)) {
      expect(ianaFacts(tld)).toEqual({ type, whois, rdap });
    }
  });
});

interface ServerEntry {
  query: string;
  charset: string;
  suffixes: string[];
}

/** Where we ask a server otherwise than most clients do, and why. */
const QUERIES: Record<string, string> = {
  // Lossless; other clients have queried it this way since 2018.
  'whois.norid.no': '-c utf-8 {domain}\r\n',
};
/** Where we name a charset that the collection does not: valid UTF-8 is read as such anyway. */
const CHARSETS: Record<string, string> = {
  'whois.jprs.jp': 'iso-2022-jp',
  'whois.trabis.gov.tr': 'windows-1254',
};

describe.skipIf(!here)('the conventions collected next to the project', () => {
  it('equal our table for every server of a suffix, except for the listed differences', () => {
    for (const [host, entry] of Object.entries(read('servers.json') as Record<string, ServerEntry>)) {
      if (entry.suffixes.length === 0) continue;
      const server = serverFor(host);
      expect(`${host} ${server.query}`).toBe(`${host} ${QUERIES[host] ?? entry.query}`);
      expect(`${host} ${server.charset ?? 'utf-8'}`).toBe(`${host} ${CHARSETS[host] ?? entry.charset}`);
    }
  });
});
