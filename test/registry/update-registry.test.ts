import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareFacts } from '../../scripts/update-registry/compare.js';
import { checkFacts, readJson } from '../../scripts/update-registry/facts.js';
import { readBootstrap, readRootPage, readTldList } from '../../scripts/update-registry/pages.js';
import { renderGenerated } from '../../scripts/update-registry/render.js';
import { readTsv, writeTsv } from '../../scripts/update-registry/tsv.js';
import { FACTS } from './iana-facts.js';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'port43-registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the generated file', () => {
  it('is generated from the local copy in the repository', async () => {
    const local = readTsv(await readFile(path('scripts/update-registry/iana.tsv'), 'utf8'));
    expect(renderGenerated(local)).toBe(await readFile(path('src/registry/iana.generated.ts'), 'utf8'));
  });

  it('has the same content whatever the order of the facts', async () => {
    const backwards = { ...FACTS, tlds: new Map([...FACTS.tlds].reverse()) };
    const text = renderGenerated(FACTS);
    expect(renderGenerated(backwards)).toBe(text);
    const file = join(folder, 'generated.mjs');
    await writeFile(file, text);
    const { IANA_TYPES, IANA_WHOIS, IANA_RDAP } = await import(pathToFileURL(file).href);
    expect(IANA_TYPES).toEqual({ 'country-code': 'aa xn--aa', generic: 'one two', sponsored: 'zz' });
    expect(IANA_WHOIS).toEqual({ 'whois.example.net': 'aa xn--aa', 'whois.nic.*': 'one two' });
    expect(IANA_RDAP).toEqual({ 'https://rdap.example.net/*/': 'one two' });
    expect(text).toContain(FACTS.source.tlds);
    expect(text).toContain(FACTS.source.bootstrap);
  });

  it('never includes text that would end a string in it, or an invalid host', () => {
    const withZz = (zz: object, source = {}) =>
      checkFacts({
        source: { ...FACTS.source, ...source },
        tlds: new Map([['zz', { type: 'generic', whois: null, rdap: null, ...zz }]]),
      });
    expect(() => withZz({})).not.toThrow();
    expect(() => withZz({ whois: "whois.nic.zz',x:'" })).toThrow(/not a host name/);
    expect(() => withZz({ whois: 'localhost' })).toThrow(/not a host name/);
    expect(() => withZz({ rdap: "https://rdap.example.net/'/" })).toThrow(/not an RDAP base/);
    expect(() => withZz({ rdap: 'https://rdap.example.net/*/' })).toThrow(/not an RDAP base/);
    expect(() => withZz({ rdap: 'ftp://rdap.example.net/' })).toThrow(/not an RDAP base/);
    expect(() => withZz({ type: 'generic`' })).toThrow(/unknown type/);
    expect(() => withZz({}, { bootstrap: '2026\nexport const x = 1' })).toThrow(/source\.bootstrap/);
  });
});

describe('facts are read', () => {
  it('from the local copy as they were written', () => {
    expect(readTsv(writeTsv(FACTS))).toEqual({ ...FACTS, tlds: new Map([...FACTS.tlds].sort()) });
    expect(() => readTsv('one\tgeneric')).toThrow(/expected "# tlds/);
  });

  it('from JSON, without the supplement, which is not from IANA', () => {
    const json = {
      source: {
        tlds: 'Version 1',
        bootstrap: 'b',
        date: 'd',
        repository: 'example/facts',
        commit: '0123456789',
      },
      supplement: { zz: 'https://rdap.example.net/' },
      tlds: { zz: { type: 'generic', whois: null, rdap: null, updated: '2026-01-01' } },
    };
    expect(readJson(JSON.stringify(json))).toEqual({
      source: { tlds: 'Version 1', bootstrap: 'b', date: 'd', by: 'github.com/example/facts at 01234567' },
      tlds: new Map([['zz', { type: 'generic', whois: null, rdap: null }]]),
    });
    expect(() => readJson('[]')).toThrow(/expected \{ source, tlds \}/);
  });

  it('from IANA’s pages', () => {
    expect(readTldList('# Version 7, Last Updated x\nAA\nXN--AA\n')).toEqual({
      version: 'Version 7, Last Updated x',
      tlds: ['aa', 'xn--aa'],
    });
    expect(() => readTldList('<html>')).toThrow(/begins with/);
    const bootstrap = {
      publication: 'p',
      services: [
        [
          ['AA', 'bb'],
          ['http://r.example/x', 'https://r.example/x'],
        ],
      ],
    };
    expect(readBootstrap(JSON.stringify(bootstrap))).toEqual({
      publication: 'p',
      bases: new Map([
        ['aa', 'https://r.example/x/'],
        ['bb', 'https://r.example/x/'],
      ]),
    });
    expect(() => readBootstrap('{"publication":"p","services":[[["aa"]]]}')).toThrow(/invalid service/);
    expect(readRootPage('(Country-code top-level domain) <b>WHOIS Server:</b> Whois.Nic.Aa <br>')).toEqual({
      type: 'country-code',
      whois: 'whois.nic.aa',
    });
    expect(readRootPage('(Generic top-level domain)')).toEqual({ type: 'generic', whois: null });
    expect(() => readRootPage('503')).toThrow(/no type of domain/);
  });

  it('and compared: added, removed, changed', () => {
    const after = {
      ...FACTS,
      tlds: new Map([
        ...[...FACTS.tlds].filter(([tld]) => tld !== 'two'),
        ['zz', { type: 'sponsored', whois: null, rdap: 'https://rdap.nic.zz/' }] as const,
        ['aa', { type: 'country-code', whois: null, rdap: null }] as const,
        ['new', { type: 'generic', whois: 'whois.nic.new', rdap: null }] as const,
      ]),
    };
    expect(compareFacts(FACTS, FACTS)).toEqual([]);
    expect(compareFacts(FACTS, after)).toEqual([
      '~ .aa: WHOIS whois.example.net → none',
      '+ .new: generic, WHOIS whois.nic.new, RDAP none',
      '~ .zz: RDAP none → https://rdap.nic.zz/',
      '- .two: no longer delegated',
    ]);
  });
});
