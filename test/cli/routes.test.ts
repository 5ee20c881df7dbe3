import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupOptions } from '../../src/cli/service/serving.js';
import { dnsFile } from '../routes/bootstrap-files.js';
import { leadEveryNameHere } from '../support/resolver.js';
import { runHere } from './port43.js';

leadEveryNameHere();

const folder = mkdtempSync(join(tmpdir(), 'port43-routes-'));
const kept = join(folder, 'kept');
const CHECKED = '2026-08-01T00:00:00.000Z';
const PUBLISHED = '2026-07-24T00:00:00Z';
const NEW = 'https://rdap.nic.example/';

beforeAll(() => {
  const document = dnsFile({ app: [NEW], brandnewtld: [NEW] }, PUBLISHED);
  mkdirSync(kept);
  writeFileSync(join(kept, 'dns.json'), JSON.stringify({ checked: Date.parse(CHECKED), document }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const show = (suffix: string, ...more: string[]) =>
  runHere(['routes', 'show', suffix, '--routes', kept, ...more]);

describe('port43 routes show', () => {
  it('prints the servers of a suffix, and their source', async () => {
    const { code, stdout, stderr } = await show('app');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`suffix  app
whois   none
rdap    ${NEW}
source  IANA's file of ${PUBLISHED}, checked ${CHECKED}
`);
    expect((await show('.brandnewtld')).stdout).toContain(`rdap    ${NEW}`);
    expect((await show('co.uk')).stdout).toContain('whois   whois.nic.uk');
  });

  it('prints the same as JSON', async () => {
    const { stdout } = await show('com', '--json');
    expect(JSON.parse(stdout)).toEqual({
      suffix: 'com',
      whois: 'whois.verisign-grs.com',
      rdap: 'https://rdap.verisign.com/com/v1/',
      web: null,
      source: { file: 'dns', publication: PUBLISHED, checked: CHECKED, problem: null },
    });
  });

  it('uses the table of this version without files', async () => {
    const { stdout } = await runHere(['routes', 'show', 'app'], { env: { XDG_CACHE_HOME: folder } });
    expect(stdout).toContain('pubapi.registry.google');
    expect(stdout).toContain('source  the table of this version');
  });

  it.each([
    ['mil', 4],
    ['nosuchsuffix', 4],
    ['a b', 3],
    ['', 3],
  ])('%j has the exit code %d', async (suffix, code) => {
    expect((await show(suffix)).code).toBe(code);
  });
});

describe('port43 routes refresh', () => {
  it('reports an unreachable server once, and changes nothing', async () => {
    const directory = join(folder, 'empty');
    const { code, stdout, stderr } = await runHere(['routes', 'refresh', '--routes', directory]);
    expect(code).toBe(5);
    expect(stderr).toMatch(/^port43: data\.iana\.org: \/rdap\/dns\.json was not used: .+\n$/);
    expect(stdout.match(/the table of this version \(not refreshed\)/g)).toHaveLength(4);
    expect(() => readdirSync(directory)).toThrow('ENOENT');
  });
});

describe('port43 routes', () => {
  it.each([
    [[], 'routes: expected refresh or show, got ""'],
    [['list'], 'routes: expected refresh or show, got "list"'],
    [['show'], 'routes show: no suffix given'],
    [['show', 'com', 'net'], 'routes show: unexpected argument "net"'],
    [['refresh', 'com'], 'routes refresh: unexpected argument "com"'],
  ])('%j is rejected', async (args, message) => {
    const { code, stderr } = await runHere(['routes', ...args]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });
});

describe('serve, work and gateway', () => {
  it('keep the routes up to date, in the given directory or in the cache', async () => {
    expect(await lookupOptions({ routes: '/srv/routes' }, null, {})).toMatchObject({
      routes: { directory: '/srv/routes' },
    });
    expect(await lookupOptions({}, null, { XDG_CACHE_HOME: '/srv/cache' })).toMatchObject({
      routes: { directory: join('/srv/cache', 'port43', 'routes') },
    });
  });

  it('do not with --no-refresh', async () => {
    expect((await lookupOptions({ 'no-refresh': true }, null, {})).routes).toBeUndefined();
  });
});
