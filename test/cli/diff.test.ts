import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/cli/page.js';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { runHere } from './port43.js';

const FIXTURE = 'fixtures/whois.nic.it/registered.txt';
const HOST = ['--host', 'whois.nic.it'];

const RECORD = `Domain Name: example.org
Registry Expiry Date: 2027-02-03T04:05:06Z
Registrar: Example Registrar
Domain Status: clientTransferProhibited
Name Server: ns1.example.net
`;

const files = () =>
  fixtureFolder({
    'a.txt': RECORD,
    'b.txt': RECORD.replace('2027', '2028').replace('ns1', 'ns9'),
    'c.txt': RECORD.replace('Registrar: Example Registrar\n', ''),
    'latin.txt': Buffer.from(`${RECORD}Registrant Name: J\u00f6rg\r\n`, 'latin1'),
    'utf8.txt': `${RECORD}Registrant Name: J\u00f6rg\n`,
    'a.json': { domain: 'example.org', parts: [{ host: 'whois.pir.org', body: RECORD }] },
    'moved.json': { domain: 'example.org', parts: [{ host: 'whois.nic.example', body: RECORD }] },
    'rdap.json': {
      objectClassName: 'domain',
      ldhName: 'example.org',
      status: ['client transfer prohibited'],
    },
  });

describe('port43 diff', () => {
  it('prints tab-separated lines in a pipe, and exits with 1 if a fact changed', async () => {
    const folder = await files();
    expect(await runHere(['diff', `${folder}/a.txt`, `${folder}/b.txt`])).toEqual({
      code: 1,
      stdout:
        'expires_on\trenewed\t2027-02-03T04:05:06+00:00\t2028-02-03T04:05:06+00:00\n' +
        'nameservers\tredelegated\tns1.example.net\tns9.example.net\n',
      stderr: '',
    });
  });

  it('exits with 0 if no fact changed; --facts omits other changes', async () => {
    const folder = await files();
    const run = await runHere(['diff', `${folder}/a.txt`, `${folder}/c.txt`]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toMatch(/^registrar\.name\tformat\tExample Registrar\t\n/);
    expect((await runHere(['diff', '--facts', `${folder}/a.txt`, `${folder}/c.txt`])).stdout).toBe('');
    expect(await runHere(['diff', ...HOST, FIXTURE, FIXTURE])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('reads charsets, results of lookups and RDAP documents', async () => {
    const folder = await files();
    const diff = async (a: string, b: string) => {
      const { stdout } = await runHere(['diff', '--json', `${folder}/${a}`, `${folder}/${b}`]);
      const { domain, changed, changes } = JSON.parse(stdout);
      expect({ domain, changed }, `${a} ${b}`).toEqual({ domain: 'example.org', changed: false });
      return changes.map(({ path }: { path: string }) => path);
    };
    expect(await diff('latin.txt', 'utf8.txt')).toEqual([]);
    expect(await diff('a.txt', 'a.json')).toEqual([]);
    expect(await diff('a.json', 'moved.json')).toEqual(['parts.0.host']);
    expect(await diff('rdap.json', 'moved.json')).toContain('expires_on');
  });

  it('fits a terminal of 80 columns, in color unless it is turned off', async () => {
    const folder = await files();
    const show = (env = {}) =>
      runHere(['diff', `${folder}/a.txt`, `${folder}/b.txt`], { terminal: true, env });
    const { stdout } = await show({ NO_COLOR: '1' });
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      'example.org',
      '2 changes',
      '',
      'expires_on   renewed',
      '  - 2027-02-03T04:05:06+00:00',
      '  + 2028-02-03T04:05:06+00:00',
    ]);
    expect(Math.max(...stdout.split('\n').map(displayWidth))).toBeLessThanOrEqual(80);
    expect((await show()).stdout).toContain('\x1b[32mrenewed');
  });

  it.each([
    [[], 'expected two files, got 0'],
    [[FIXTURE], 'expected two files, got 1'],
    [['-', '-'], 'only one of the files can be stdin'],
    [[FIXTURE, 'does-not-exist.txt'], 'does-not-exist.txt: cannot be read (ENOENT)'],
  ])('diff %j is wrong usage', async (args, message) => {
    expect(await runHere(['diff', ...args])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });
});
