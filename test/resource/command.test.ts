import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { port43, runHere } from '../cli/port43.js';
import { writeFolder } from '../replay/fixture-folder.js';

const REPLAY = ['--replay', 'fixtures'];

describe('port43 with numbers', () => {
  it('prints a summary that fits a terminal', async () => {
    for (const number of ['193.0.96.7', '2a00:1000:10::/48', 'AS1900', '10.0.0.1', '2001:db8::/32']) {
      const { code, stdout, stderr } = await runHere([number, ...REPLAY], { terminal: true });
      expect([code, stderr]).toEqual([0, '']);
      const lines = stripVTControlCharacters(stdout).split('\n');
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
      expect(lines[0]).toMatch(new RegExp(`^${number} {2}(?:registered|special-purpose)$`));
    }
  });

  it('prints the response of each server in order, or only what a server said', async () => {
    const { stdout, stderr } = await runHere(['--rdap', 'never', '--parts', '65.20.30.40', ...REPLAY]);
    expect(stdout).toMatch(/^# whois\.arin\.net\n[\s\S]*\n# whois\.ripe\.net\n/);
    expect(stderr).toBe('');
    const special = await runHere(['--record', '10.0.0.1', ...REPLAY]);
    expect(special).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'port43: 10.0.0.1: no server was queried: Private-Use, RFC 1918\n',
    });
  });

  it('prints JSON: one number as an object, several as lines, in the order given, with domains among them', async () => {
    const one = JSON.parse((await runHere(['--json', '193.0.96.7', ...REPLAY])).stdout);
    expect(Object.keys(one)).toEqual(['input', 'query', 'daystamp', 'parts', 'record', 'number', 'warnings']);
    expect(Object.keys(one.parts[0])).toEqual(['host', 'body']);
    const { stdout, code } = await runHere(['--json', 'AS1900', 'example.com', '999.0.0.1', ...REPLAY]);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ input }) => input)).toEqual(['AS1900', 'example.com', '999.0.0.1']);
    expect(lines[0].number.kind).toBe('as');
    expect(lines[1].properties.status).toBe('registered');
    expect(lines[2].error.code).toBe('INVALID_NUMBER');
    expect(code).toBe(3);
  });

  it('prints the requested fields, as JSON or CSV', async () => {
    const fields = 'query,organization,prefixes,contacts.abuse.email';
    const json = await runHere(['--fields', fields, '193.0.96.7', ...REPLAY]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      organization: 'Example Holdings Ltd',
      'contacts.abuse.email': ['abuse@holdings.example'],
    });
    const csv = await runHere(['--fields', fields, '--csv', '193.0.96.7', 'fe80::1%eth0', ...REPLAY]);
    expect(csv.stdout).toBe(
      `input,${fields},error\n193.0.96.7,193.0.96.7,Example Holdings Ltd,193.0.96.0/24,abuse@holdings.example,\n` +
        'fe80::1%eth0,,,,,INVALID_NUMBER\n',
    );
    const properties = await runHere(['--properties', '193.0.96.7', ...REPLAY]);
    expect(Object.keys(JSON.parse(properties.stdout))).toEqual(['input', 'query', 'number', 'warnings']);
  });

  it('rejects options that do not apply to numbers', async () => {
    for (const [args, why] of [
      [['--available'], '--available is for domains only'],
      [['--fields', 'expires_on'], 'unknown field "expires_on"; fields of numbers'],
      [['--csv'], '--csv needs --fields'],
      [['--json', '--parts'], 'leave out --parts'],
    ] as const)
      expect(await runHere([...args, '193.0.96.7', ...REPLAY])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(why),
      });
  });

  it('looks up names and numbers in a list, in the order given', { tags: 'slow' }, async () => {
    const list = 'example.com\n193.0.96.7\nexample.it\nAS1900\n10.0.0.1\n192.0.2.1/24\nbad..name\n';
    const fields = ['--fields', 'domain,query,status,organization', '--csv'];
    const table = await port43([...fields, '-', ...REPLAY], list);
    expect(table).toMatchObject({ code: 3, stderr: '' });
    expect(table.stdout.split('\n')).toEqual([
      'input,domain,query,status,organization,error',
      'example.com,example.com,,registered,,',
      '193.0.96.7,,193.0.96.7,registered,Example Holdings Ltd,',
      'example.it,example.it,,registered,,',
      'AS1900,,AS1900,registered,Example Holdings Ltd,',
      '10.0.0.1,,10.0.0.1,special,,',
      '192.0.2.1/24,,,,,INVALID_NUMBER',
      'bad..name,,,,,INVALID_DOMAIN',
      '',
    ]);
    const pages = await port43(['-', ...REPLAY], 'example.com\nAS1900\n');
    expect(pages.stdout).toMatch(/^example\.com {2}registered\n[\s\S]*\n\nAS1900 {2}registered\n/);
  });

  it('checks only names for availability', { tags: 'slow' }, async () => {
    const { stdout, stderr, code } = await port43(['--available', '-', ...REPLAY], 'AS1900\nexample.com\n');
    expect(stdout).toBe('AS1900\tunknown\nexample.com\tregistered\n');
    expect(stderr).toContain('is an AS number, not a domain name');
    expect(code).toBe(3);
  });

  it('accepts both in a list for bulk, and resumes it', async () => {
    const { folder, remove } = await writeFolder({ 'list.txt': 'example.com\nAS1900\n203.0.113.7\n' });
    const bulk = () =>
      runHere(['bulk', `${folder}/list.txt`, '--out', `${folder}/out`, '--fields', 'status', ...REPLAY]);
    expect(await bulk()).toMatchObject({ code: 0 });
    const lines = (await readFile(`${folder}/out`, 'utf8')).trim().split('\n').sort();
    expect(lines).toEqual([
      '{"input":"203.0.113.7","line":3,"query":"203.0.113.7","status":"special"}',
      '{"input":"AS1900","line":2,"query":"AS1900","status":"registered"}',
      '{"input":"example.com","line":1,"domain":"example.com","status":"registered"}',
    ]);
    expect((await bulk()).stderr).toContain('has a result already');
    await remove();
  });
});
