import dns from 'node:dns/promises';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type WhoisServer, whoisServer } from '../support/whois-server.js';
import { runHere } from './port43.js';

const { resolveNs } = dns;
const use = (resolve: unknown) => {
  Object.assign(dns, { resolveNs: resolve });
  syncBuiltinESMExports();
};

/** Delegates names that begin with "taken". */
beforeAll(() =>
  use(async (name: string) => {
    if (name.startsWith('taken')) return ['ns1.example.net'];
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  }),
);
afterAll(() => use(resolveNs));

let registry: WhoisServer;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'port43-dns-'));
  registry = await whoisServer((socket, name) =>
    socket.end(name.startsWith('odd') ? 'What a nice day\r\n' : `No match for domain "${name}".\r\n`),
  );
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await registry.close();
});

const NAMES = ['taken.example', 'free.example', 'odd.example'];
const server = () => ['--server', `127.0.0.1:${registry.port}`];
const asked = () => registry.questions.map((line) => line.trim());

describe('port43 --available --dns', () => {
  it('calls names that are delegated registered, and queries the registry about the others', async () => {
    const { code, stdout } = await runHere([...NAMES, '--available', '--dns', ...server()]);
    expect(stdout).toBe('taken.example\tregistered\nfree.example\tavailable\nodd.example\tunknown\n');
    expect(asked()).toEqual(['free.example', 'odd.example']);
    expect(code).toBe(8);
  });

  it('exits with 1 for a delegated name', async () => {
    expect((await runHere(['taken.example', '--available', '--dns', ...server()])).code).toBe(1);
  });

  it('says in JSON what each result is known from', async () => {
    const { stdout } = await runHere([...NAMES, '--available', '--dns', '--json', ...server()]);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        input: 'taken.example',
        domain: 'taken.example',
        available: false,
        status: null,
        reason: 'delegated',
        host: null,
        by: 'dns',
        line: null,
      },
      {
        input: 'free.example',
        domain: 'free.example',
        available: true,
        status: 'available',
        reason: 'free',
        host: '127.0.0.1',
        by: 'whois',
        line: 'No match for domain "free.example".',
      },
      {
        input: 'odd.example',
        domain: 'odd.example',
        available: null,
        status: 'unknown',
        reason: 'unknown',
        host: '127.0.0.1',
        by: 'whois',
        line: null,
      },
    ]);
  });

  it('says it in CSV, too', async () => {
    const names = ['WWW.Taken.example', 'free.example', 'nonsense..example'];
    const csv = await runHere([...names, '--available', '--dns', '--csv', ...server()]);
    expect(csv.stdout).toBe(
      [
        'input,domain,available,status,reason,host,by,error',
        'WWW.Taken.example,taken.example,false,,delegated,,dns,',
        'free.example,free.example,true,available,free,127.0.0.1,whois,',
        'nonsense..example,,,,,,,INVALID_DOMAIN',
        '',
      ].join('\n'),
    );
    const without = await runHere(['free.example', '--available', '--csv', ...server()]);
    expect(without.stdout).toBe(
      'input,domain,available,status,reason,host,by,error\nfree.example,free.example,true,available,free,127.0.0.1,whois,\n',
    );
  });

  it.each([
    [['free.example', '--dns'], '--dns needs --available'],
    [['free.example', '--dns', '--json'], '--dns needs --available'],
    [['free.example', '--available', '--dns', '--replay', 'fixtures'], '--dns is for the network'],
  ])('is wrong usage elsewhere: %s', async (args, message) => {
    const { code, stderr } = await runHere(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('port43 bulk --available --dns', () => {
  const bulk = async (...args: string[]) => {
    const list = join(folder, 'names.txt');
    const out = join(folder, 'out');
    writeFileSync(list, `${NAMES.join('\n')}\n`);
    const run = await runHere(['bulk', list, '--out', out, '--available', '--dns', ...args, ...server()]);
    return { ...run, results: readFileSync(out, 'utf8').trim().split('\n') };
  };

  it('writes delegated names with their line, and resumes after them', async () => {
    const { code, results, stderr } = await bulk('--hosts');
    expect(code).toBe(0);
    expect(results.map((line) => JSON.parse(line)).sort((a, b) => a.line - b.line)).toMatchObject([
      {
        input: 'taken.example',
        line: 1,
        available: false,
        status: null,
        reason: 'delegated',
        host: null,
        by: 'dns',
      },
      { input: 'free.example', line: 2, available: true, by: 'whois' },
      { input: 'odd.example', line: 3, available: null, by: 'whois' },
    ]);
    expect(stderr).toContain('(DNS)');
    const again = await bulk();
    expect(again.results).toEqual(results);
    expect(asked().sort()).toEqual(['free.example', 'odd.example']);
  });

  it('writes CSV', async () => {
    const { results } = await bulk('--csv');
    expect(results[0]).toBe('input,line,domain,available,status,reason,host,by,error');
    expect(results).toContain('taken.example,1,taken.example,false,,delegated,,dns,');
  });
});
