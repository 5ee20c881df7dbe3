import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareFacts } from '../../scripts/update-registry/compare.js';
import { checkFacts, type IanaFacts, readJson } from '../../scripts/update-registry/facts.js';
import { readBootstrap, readRootPage, readTldList } from '../../scripts/update-registry/pages.js';
import { renderGenerated } from '../../scripts/update-registry/render.js';
import { readTsv, writeTsv } from '../../scripts/update-registry/tsv.js';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

const FACTS: IanaFacts = {
  source: {
    tlds: 'Version 1, Last Updated today',
    bootstrap: '2026-01-02T00:00:00Z',
    date: '2026-01-03',
    by: 'IANA',
  },
  tlds: new Map([
    ['one', { type: 'generic', whois: 'whois.nic.one', rdap: 'https://rdap.example.net/one/' }],
    ['two', { type: 'generic', whois: 'whois.nic.two', rdap: 'https://rdap.example.net/two/' }],
    ['aa', { type: 'country-code', whois: 'whois.example.net', rdap: null }],
    ['xn--aa', { type: 'country-code', whois: 'whois.example.net', rdap: null }],
    ['zz', { type: 'sponsored', whois: null, rdap: null }],
  ]),
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'port43-registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the generated file', () => {
  it('is what the local copy in the repository gives', async () => {
    const local = readTsv(await readFile(path('scripts/update-registry/iana.tsv'), 'utf8'));
    expect(renderGenerated(local)).toBe(await readFile(path('src/registry/iana.generated.ts'), 'utf8'));
  });

  it('says the same as the facts, in whatever order they came', async () => {
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

  it('never takes what would end a string in it, or what is no host', () => {
    const withZz = (zz: object, source = {}) =>
      checkFacts({
        source: { ...FACTS.source, ...source },
        tlds: new Map([['zz', { type: 'generic', whois: null, rdap: null, ...zz }]]),
      });
    expect(() => withZz({})).not.toThrow();
    expect(() => withZz({ whois: "whois.nic.zz',x:'" })).toThrow(/no host name/);
    expect(() => withZz({ whois: 'localhost' })).toThrow(/no host name/);
    expect(() => withZz({ rdap: "https://rdap.example.net/'/" })).toThrow(/no RDAP base/);
    expect(() => withZz({ rdap: 'https://rdap.example.net/*/' })).toThrow(/no RDAP base/);
    expect(() => withZz({ rdap: 'ftp://rdap.example.net/' })).toThrow(/no RDAP base/);
    expect(() => withZz({ type: 'generic`' })).toThrow(/unknown type/);
    expect(() => withZz({}, { bootstrap: '2026\nexport const x = 1' })).toThrow(/source\.bootstrap/);
  });
});

describe('facts are read', () => {
  it('from the local copy as they were written', () => {
    expect(readTsv(writeTsv(FACTS))).toEqual({ ...FACTS, tlds: new Map([...FACTS.tlds].sort()) });
    expect(() => readTsv('one\tgeneric')).toThrow(/expected "# tlds/);
  });

  it('from JSON, without the supplement, which is not IANA’s', () => {
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
    expect(() => readBootstrap('{"publication":"p","services":[[["aa"]]]}')).toThrow(/odd service/);
    expect(readRootPage('(Country-code top-level domain) <b>WHOIS Server:</b> Whois.Nic.Aa <br>')).toEqual({
      type: 'country-code',
      whois: 'whois.nic.aa',
    });
    expect(readRootPage('(Generic top-level domain)')).toEqual({ type: 'generic', whois: null });
    expect(() => readRootPage('503')).toThrow(/what type/);
  });

  it('and compared: added, gone, changed', () => {
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

describe('the command', () => {
  let iana: Server;
  let url: string;
  let pages: Map<string, string>;

  beforeEach(async () => {
    await writeFile(join(folder, 'iana.tsv'), writeTsv(FACTS));
    await writeFile(join(folder, 'generated.ts'), renderGenerated(FACTS));
    const services = [...FACTS.tlds].flatMap(([tld, { rdap }]) => (rdap ? [[[tld], [rdap]]] : []));
    pages = new Map([
      ['/TLD/tlds-alpha-by-domain.txt', `# Version 2\n${[...FACTS.tlds.keys()].join('\n').toUpperCase()}\n`],
      ['/rdap/dns.json', JSON.stringify({ publication: '2026-02-02T00:00:00Z', services })],
    ]);
    for (const [tld, { type, whois }] of FACTS.tlds) setPage(tld, type, whois);
    iana = createServer((request, response) => {
      const page = pages.get(request.url ?? '');
      response.writeHead(page === undefined ? 404 : 200).end(page);
    });
    await new Promise<void>((resolve) => iana.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(iana.address() as AddressInfo).port}`;
  });
  afterEach(() => closeIana());

  const setPage = (tld: string, type: string, whois: string | null) =>
    pages.set(
      `/domains/root/db/${tld}.html`,
      `<p>(${type} top-level domain)</p>${whois ? `<b>WHOIS Server:</b> ${whois}<br/>` : ''}`,
    );
  const closeIana = () =>
    new Promise<void>((resolve) => {
      iana.closeAllConnections();
      iana.close(() => resolve());
    });
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const files = ['--local', join(folder, 'iana.tsv'), '--generated', join(folder, 'generated.ts')];
      const command = ['--import', 'tsx', path('scripts/update-registry.ts'), ...files, ...args];
      execFile(process.execPath, command, { cwd: path('.') }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });
  const written = () => readFile(join(folder, 'generated.ts'), 'utf8');

  it('finds nothing to change where nothing changed, although the dates did', async () => {
    const { code, out } = await run('--online', '--iana', url, '--check');
    expect(out).toContain('Nothing to change.');
    expect(code).toBe(0);
  });

  it('writes what IANA changed and prints it; with --check it only says so, and exits 1', async () => {
    setPage('zz', 'sponsored', 'whois.nic.zz');
    const before = await written();
    const check = await run('--online', '--iana', url, '--check');
    expect(check).toMatchObject({ code: 1 });
    expect(check.out).toContain('~ .zz: WHOIS none → whois.nic.zz');
    expect(check.err).toContain('generated.ts differs');
    expect(await written()).toBe(before);

    const update = await run('--online', '--iana', url);
    expect(update).toMatchObject({ code: 0 });
    expect(update.out).toContain('~ .zz: WHOIS none → whois.nic.zz');
    expect(await written()).toContain('one two zz');
    expect((await run('--check')).code).toBe(0);
  });

  it('says that it used the local copy when there is no network, and does not call that a check', async () => {
    await closeIana();
    const update = await run('--online', '--iana', url);
    expect(update.out).toContain('NOT FROM IANA: used the local copy, of 2026-01-03');
    expect(update.code).toBe(0);
    expect((await run('--online', '--iana', url, '--check')).code).toBe(2);
  });

  it('writes nothing where a page fails, or where they all read otherwise', async () => {
    const before = await written();
    pages.delete('/domains/root/db/zz.html');
    const gone = await run('--online', '--iana', url);
    expect(gone.err).toContain('/domains/root/db/zz.html: HTTP status 404');
    expect(gone.out).toContain('NOT FROM IANA: used the local copy');
    for (const [tld, { type }] of FACTS.tlds) setPage(tld, type, null);
    const odd = await run('--online', '--iana', url);
    expect(odd).toMatchObject({ code: 2 });
    expect(odd.err).toContain('only 0 of 4 domains with a whois server');
    expect(await written()).toBe(before);
  });

  it('mends a generated file that was edited by hand, or finds it with --check', async () => {
    const before = await written();
    await writeFile(join(folder, 'generated.ts'), `${before}// mine\n`);
    expect((await run('--check')).code).toBe(1);
    expect((await run()).code).toBe(0);
    expect(await written()).toBe(before);
  });
});
