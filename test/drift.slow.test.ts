import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findingsOf } from '../scripts/drift/findings.js';
import { type Known, lineFor, readKnown } from '../scripts/drift/known.js';
import { report } from '../scripts/drift/report.js';
import { type Lookup, merge, parse, WhoisError } from '../src/index.js';

const HOST = 'whois.nic.google';
const RECORD = `Domain Name: example.page
Creation Date: 2016-02-04T10:20:30Z
Registry Expiry Date: 2027-02-04T10:20:30Z
Registrar: Example Registrar, Inc.
Name Server: ns1.example.com
`;
const known = (more: Partial<Known> = {}): Known => ({
  domain: 'example.page',
  host: HOST,
  status: 'registered',
  fields: ['created_on', 'nameservers'],
  properties: null,
  ...more,
});
function lookupOf(body: string, host = HOST, warnings: string[] = []): { lookup: Lookup } {
  const parts = [{ host, body }];
  const properties = parse(parts, { domain: 'example.page' });
  return {
    lookup: {
      domain: 'example.page',
      daystamp: '2026-01-01',
      parts,
      record: merge(parts),
      properties,
      warnings,
      sources: [],
    },
  };
}
const told = (...args: Parameters<typeof findingsOf>) =>
  findingsOf(...args).map(({ severity, message }) => `${severity}: ${message}`);

describe('drift', () => {
  it('is not reported if nothing changed', () => {
    expect(told(known(), lookupOf(RECORD))).toEqual([]);
  });

  it.each<[string, string[], Known, ReturnType<typeof lookupOf>]>([
    [
      'another server',
      ['error: expected a response from whois.nic.google, got one from whois.nic.foo'],
      known(),
      lookupOf(RECORD, 'whois.nic.foo'),
    ],
    [
      'a status that became unknown',
      ['error: the status is unknown, expected registered'],
      known({ fields: [] }),
      lookupOf('Domain Name: example.page\n'),
    ],
    [
      'a status that nobody expected',
      ['error: the status is registered, expected available'],
      known({ status: 'available' }),
      lookupOf(RECORD),
    ],
    [
      'a value that is gone',
      ['warning: nameservers no longer has a value'],
      known(),
      lookupOf(RECORD.replace(/Name Server.*\n/, '')),
    ],
    [
      'a label that nobody reads',
      ['warning: unread label: "Shoe Size:" (13 characters)'],
      known(),
      lookupOf(`${RECORD}Shoe Size: 43\n`),
    ],
    [
      'a label that only the generic reader knows',
      ['warning: read by a generic rule, not as declared: "Holder:" (16 characters)'],
      known(),
      lookupOf(`${RECORD}Holder: Jane Doe\n`),
    ],
    [
      'a date that is none',
      ['warning: created_on no longer has a value', 'warning: created_on: "soon" is not a date'],
      known(),
      lookupOf(RECORD.replace('2016-02-04T10:20:30Z', 'soon')),
    ],
    [
      'a warning of the lookup',
      ['note: the registrar was silent'],
      known(),
      lookupOf(RECORD, HOST, ['the registrar was silent']),
    ],
    [
      'an expectation that nobody has accepted',
      [
        `note: not in the list yet: example.page\t${HOST}\tregistered\tcreated_on expires_on registrar nameservers`,
      ],
      known({ host: null, status: null }),
      lookupOf(RECORD),
    ],
  ])('%s', (_, expected, before, now) => {
    expect(told(before, now)).toEqual(expected);
  });

  it('is an error if the server stopped responding, a warning if it does not respond today', () => {
    const failing = (code: 'BAD_RESPONSE' | 'NO_SERVER' | 'THROTTLED' | 'CONNECTION' | 'TIMEOUT') =>
      told(known(), { error: new WhoisError(code, 'why', { host: HOST }) });
    expect(failing('BAD_RESPONSE')).toEqual(['error: BAD_RESPONSE: why']);
    expect(failing('NO_SERVER')).toEqual(['error: NO_SERVER: why']);
    for (const code of ['THROTTLED', 'CONNECTION', 'TIMEOUT'] as const)
      expect(failing(code)).toEqual([`warning: ${code}: why`]);
    expect(() => findingsOf(known(), { error: new Error('a bug') })).toThrow('a bug');
  });

  it('is reported with the worst first, a count, and no control characters for the terminal', () => {
    const finding = (severity: 'note' | 'error', message: string) => ({
      severity,
      domain: 'example.page',
      host: null,
      message,
    });
    expect(report([finding('note', 'n'), finding('error', 'e\u001b[31m\nx')], 2)).toBe(
      'error (1)\n  example.page  [?]  e [31m x\nnote (1)\n  example.page  [?]  n\n2 domains: 1 errors, 0 warnings, 1 notes.\n',
    );
  });
});

describe('the list of known drift', () => {
  it('is read, and the output to accept drift has its format', () => {
    const text = '# a comment\ndomain\thost\tstatus\tfields\nexample.com\t-\t-\t-\n';
    expect(readKnown(text)).toMatchObject([{ domain: 'example.com', host: null, status: null, fields: [] }]);
    const line = lineFor('example.page', HOST, lookupOf(RECORD).lookup.properties);
    expect(readKnown(`domain\thost\tstatus\tfields\n${line}\n`)).toMatchObject([
      { host: HOST, status: 'registered', fields: ['created_on', 'expires_on', 'registrar', 'nameservers'] },
    ]);
    expect(() => readKnown('example.com\n')).toThrow(/expected the columns/);
    expect(() => readKnown('domain\thost\tstatus\tfields\nexample.com\n')).toThrow(
      /expected four columns, got "example.com"/,
    );
  });

  it('of the project is valid', async () => {
    const file = new URL('../scripts/drift/domains.tsv', import.meta.url);
    expect(readKnown(await readFile(file, 'utf8')).length).toBeGreaterThan(50);
  });
});

describe('the command, on stored responses', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'port43-drift-'));
    for (const host of [HOST, 'pubapi.registry.google'])
      await cp(new URL(`../fixtures/${host}`, import.meta.url), join(folder, host), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const drift = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [inject('programs').drift, '--replay', folder, ...args],
        (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
      );
    });

  async function contents(): Promise<string[]> {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    return Promise.all(
      files.map(
        async ({ parentPath, name }) => `${name} ${await readFile(join(parentPath, name), 'latin1')}`,
      ),
    );
  }

  it('reports nothing if all responses are as described', async () => {
    expect(await drift('--fail-on', 'warning')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^5 domains: 0 errors, 0 warnings, 0 notes\.\n$/),
    });
  });

  it('reports a changed WHOIS response and a changed RDAP response, and changes nothing itself', async () => {
    const text = join(folder, HOST, 'registered.txt');
    await writeFile(text, (await readFile(text, 'utf8')).replace('Creation Date', 'Born'));
    const document = join(folder, 'pubapi.registry.google', 'registered.rdap');
    await writeFile(document, (await readFile(document, 'utf8')).replace('"expiration"', '"end"'));
    const before = await contents();
    const { code, stdout } = await drift('--fail-on', 'warning');
    expect(code).toBe(1);
    expect(stdout).toContain('[whois.nic.google]  created_on is gone');
    expect(stdout).toContain('[whois.nic.google]  unread label: "Born:"');
    expect(stdout).toContain('[pubapi.registry.google]  expires_on is gone');
    expect((await drift()).code).toBe(0);
    expect(await contents()).toEqual(before);
  });

  it('reports a free name that is no longer read as free', async () => {
    const text = join(folder, HOST, 'available.txt');
    await writeFile(text, 'We know nothing of this.\n');
    const { code, stdout } = await drift();
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^error \(1\)\n .*\[whois\.nic\.google\] {2}the status is unknown, expected available$/m,
    );
  });

  it('reports wrong usage in one line', async () => {
    expect(await drift('--fail-on', 'nothing')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^drift: --fail-on: .*\n$/),
    });
  });
});
