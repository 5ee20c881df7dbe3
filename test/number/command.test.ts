import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { port43, runHere } from '../cli/port43.js';

const REPLAY = ['--replay', 'fixtures'];

describe('the command, asked about numbers', () => {
  it('prints a summary that fits a terminal', async () => {
    for (const number of ['193.0.96.7', '2a00:1000:10::/48', 'AS1900', '10.0.0.1', '2001:db8::/32']) {
      const { code, stdout, stderr } = await runHere([number, ...REPLAY], { terminal: true });
      expect([code, stderr]).toEqual([0, '']);
      const lines = stripVTControlCharacters(stdout).split('\n');
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
      expect(lines[0]).toMatch(new RegExp(`^${number} {2}(?:registered|special-purpose)$`));
    }
  });

  it('prints each server’s answer, who was asked after whom, and only what a server said', async () => {
    const { stdout, stderr } = await runHere(['--rdap', 'never', '--parts', '65.20.30.40', ...REPLAY]);
    expect(stdout).toMatch(/^# whois\.arin\.net\n[\s\S]*\n# whois\.ripe\.net\n/);
    expect(stderr).toBe('');
    const special = await runHere(['--record', '10.0.0.1', ...REPLAY]);
    expect(special).toMatchObject({
      code: 0,
      stdout: '',
      stderr: 'port43: 10.0.0.1: nobody was asked: Private-Use, RFC 1918\n',
    });
  });

  it('prints JSON of one as an object, of several as lines, in the order given, domains among them', async () => {
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

  it('prints what is wanted of it, as JSON or CSV', async () => {
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

  it('refuses what makes no sense of a number', async () => {
    for (const [args, why] of [
      [['--available'], '--available is about domains'],
      [['--fields', 'expires_on'], 'no "expires_on" of a number'],
      [['--csv'], '--csv wants --fields'],
      [['--json', '--parts'], 'leave --parts out'],
    ] as const)
      expect(await runHere([...args, '193.0.96.7', ...REPLAY])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(why),
      });
  });

  it('tells in a list, which is of domains, that a number is none', async () => {
    const { stdout, code } = await port43(['--json', '-', ...REPLAY], 'example.com\n193.0.96.7\nAS1900\n');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ error }) => error?.code)).toEqual([undefined, 'INVALID_DOMAIN', 'INVALID_DOMAIN']);
    expect(lines[1].error.message).toContain('numbers are looked up by themselves');
    expect(code).toBe(3);
  });
});
