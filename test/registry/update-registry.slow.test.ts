import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderGenerated } from '../../scripts/update-registry/render.js';
import { writeTsv } from '../../scripts/update-registry/tsv.js';
import { FACTS } from './iana-facts.js';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'port43-registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('npm run update-registry', () => {
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

  it('changes nothing if only dates changed', async () => {
    const { code, out } = await run('--online', '--iana', url, '--check');
    expect(out).toContain('Nothing to change.');
    expect(code).toBe(0);
  });

  it('writes and prints what IANA changed; with --check only prints it, and exits with 1', async () => {
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

  it('reports that it used the local copy without a network, and exits with an error for --check', async () => {
    await closeIana();
    const update = await run('--online', '--iana', url);
    expect(update.out).toContain('NOT FROM IANA: used the local copy, of 2026-01-03');
    expect(update.code).toBe(0);
    expect((await run('--online', '--iana', url, '--check')).code).toBe(2);
  });

  it('writes nothing if a page fails, or if all pages read differently', async () => {
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

  it('restores a generated file that was edited by hand, or reports it with --check', async () => {
    const before = await written();
    await writeFile(join(folder, 'generated.ts'), `${before}// mine\n`);
    expect((await run('--check')).code).toBe(1);
    expect((await run()).code).toBe(0);
    expect(await written()).toBe(before);
  });
});
