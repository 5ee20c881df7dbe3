import { describe, expect, it } from 'vitest';
import { chooseFormat } from '../../src/cli/output.js';
import { WhoisError } from '../../src/errors.js';
import { merge, parse } from '../../src/index.js';
import { runHere } from '../cli/port43.js';

const REPLAY = ['--replay', 'fixtures'];

describe('port43', () => {
  it('names the RDAP server like any other, and prints its text', async () => {
    const summary = await runHere(['example.page', ...REPLAY]);
    expect(summary).toMatchObject({ code: 0, stderr: '' });
    expect(summary.stdout).toMatch(/^example\.page {2}registered\n/);
    expect(summary.stdout).toMatch(/Answered by +pubapi\.registry\.google$/m);
    const parts = await runHere(['--parts', '--no-referrals', 'example.page', ...REPLAY]);
    expect(parts.stdout).toMatch(
      /^# pubapi\.registry\.google\n% RDAP answer of pubapi\.registry\.google\nDomain Name: example\.page\n/,
    );
  });

  it('reports a free name', async () => {
    expect(await runHere(['--available', 'example-free.page', ...REPLAY])).toMatchObject({
      code: 0,
      stdout: 'example-free.page\tavailable\n',
    });
  });

  it('uses RDAP first, or not at all, if requested', async () => {
    const first = await runHere(['--rdap', 'prefer', '--no-referrals', 'example.xyz', ...REPLAY]);
    expect(first.stdout).toMatch(/Answered by +rdap\.centralnic\.com$/m);
    const never = await runHere(['--rdap', 'never', 'example.page', ...REPLAY]);
    expect(never).toMatchObject({ code: 4, stderr: expect.stringContaining('only RDAP') });
    const wrong = await runHere(['--rdap', 'always', 'example.page', ...REPLAY]);
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('fallback, prefer, never or both'),
    });
  });

  it('queries no host outside the folder of fixtures, and says so', { tags: 'slow' }, async () => {
    const other = await runHere(['example-other.page', ...REPLAY]);
    expect(other).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^port43: example-other\.page: \S+ has no response for this name; it has some for /,
      ),
    });
  });

  it('prints host and body of a part, but not its document', async () => {
    const { stdout } = await runHere(['--json', '--no-referrals', 'example.page', ...REPLAY]);
    expect(Object.keys(JSON.parse(stdout).parts[0])).toEqual(['host', 'body']);

    const parts = [
      { host: 'rdap.nic.example', body: '% RDAP answer of rdap.nic.example\n', rdap: { secret: 1 } },
    ];
    const silent = { write: (_text: string, done: () => void) => done() };
    const io = { stdin: (async function* () {})(), stdout: silent, stderr: silent, env: {} };
    const lookup = {
      domain: 'shop.example',
      daystamp: '2026-01-01',
      parts,
      record: merge(parts),
      properties: parse(parts),
      warnings: [],
      sources: [],
    };
    const format = chooseFormat({ json: true }, io, {
      several: true,
      data: false,
      asked: { domains: true, numbers: false },
    });
    const error = new WhoisError('BAD_RESPONSE', 'x', { parts });
    const printed = [
      format.show({ input: 'shop.example', lookup }).out,
      format.show({ input: 'shop.example', error }).out,
    ];
    expect(printed.join('')).toContain('"host":"rdap.nic.example"');
    expect(printed.join('')).not.toContain('secret');
  });
});
