import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  newerNumbers,
  readNumbers,
  renderNumbers,
  writeNumbers,
} from '../../scripts/update-registry/numbers.js';
import {
  findResourceRoute,
  NATIONAL_WHOIS,
  NUMBER_REGISTRIES,
  RESOURCE_QUERIES,
  resourceBases,
} from '../../src/registry/index.js';
import { parseResource } from '../../src/resource/resource.js';
import { specialPurposeOf } from '../../src/resource/special-purpose.js';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const SHARED = path('../shared/registry/numbers.json');
const local = await readNumbers(path('scripts/update-registry/numbers.tsv'));
const routeOf = (number: string) => findResourceRoute(parseResource(number));

describe('the table of number registries', () => {
  it('is generated from the local copy in the repository', async () => {
    expect(renderNumbers(local)).toBe(await readFile(path('src/registry/numbers.generated.ts'), 'utf8'));
    expect(writeNumbers(local)).toBe(await readFile(path('scripts/update-registry/numbers.tsv'), 'utf8'));
  });

  it('is rewritten if a fact changes, not if only a date does, and never from half a page', () => {
    const rows = [...local.rows].reverse();
    expect(newerNumbers(local, { source: 'later', rows })).toBe(local);
    const changed = { source: 'later', rows: rows.slice(1) };
    expect(newerNumbers(local, changed)).toBe(changed);
    expect(() => newerNumbers(local, { source: 'later', rows: rows.slice(100) })).toThrow(/only 314 of 414/);
  });

  it.skipIf(!existsSync(SHARED))('has the facts of IANA’s bootstrap', async () => {
    expect(await readNumbers(SHARED)).toEqual(local);
  });

  it('maps the first and the last number of each block to its registry, and unassigned numbers to none', () => {
    for (const { kind, block, base } of local.rows) {
      const [first = '', last = first] =
        kind === 'asn' ? block.split('-').map((digits) => `AS${digits}`) : [block];
      expect([block, routeOf(first)?.rdap]).toEqual([block, base]);
      expect([block, routeOf(last)?.rdap]).toEqual([block, base]);
    }
    for (const number of ['0.0.0.0/0', '::/0', 'AS4294967295', '2d00::1']) expect(routeOf(number)).toBeNull();
  });

  it('has every IPv4 address in a registry’s block or in a special-purpose one', () => {
    for (let octet = 0; octet < 256; octet++) {
      const number = parseResource(`${octet}.0.0.0/8`);
      expect([number.text, findResourceRoute(number) !== null || specialPurposeOf(number) !== null]).toEqual([
        number.text,
        true,
      ]);
    }
  });

  it('has the WHOIS server of each registry, with the query of each in the table', () => {
    const hosts = local.rows.map(({ base }) => new URL(base).hostname);
    expect(new Set(hosts)).toEqual(new Set(NUMBER_REGISTRIES.keys()));
    expect(routeOf('193.0.96.7')?.server).toMatchObject({ host: 'whois.ripe.net', port: 43 });
    const known = [...NUMBER_REGISTRIES.values(), ...NATIONAL_WHOIS];
    for (const [host, { reason, ...queries }] of Object.entries(RESOURCE_QUERIES)) {
      expect(known).toContain(host);
      expect(reason.length).toBeGreaterThan(20);
      for (const query of Object.values(queries))
        expect(query).toMatch(/^[^\r\n]*\{(?:number|first|digits)\}[^\r\n{]*\r\n$/);
    }
    for (const base of resourceBases()) expect(base).toMatch(/^https:\/\/[a-z0-9./-]+\/$/);
  });
});
