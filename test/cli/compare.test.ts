import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/cli/page.js';
import { runHere } from './port43.js';

const REPLAY = ['--no-referrals', '--replay', 'fixtures'];
const compare = (args: string[], options?: Parameters<typeof runHere>[1]) =>
  runHere(['compare', ...args, ...REPLAY], options);

describe('port43 compare', () => {
  it('prints two columns on a terminal of 80 columns', { tags: 'slow' }, async () => {
    const { stdout, code } = await compare(['--all', 'example.org'], {
      terminal: true,
      env: { NO_COLOR: '1' },
    });
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('example.org');
    expect(lines[1]).toMatch(/^(?:no differences|\d+ differences?)$/);
    expect(lines[3]).toMatch(/^ +RDAP rdap\.publicinterest\S* +WHOIS whois\.pir\.org$/);
    expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(80);
    expect(code).toBe(lines[1] === 'no differences' ? 0 : 1);
  });

  it('prints tab-separated lines in a pipe', async () => {
    const { stdout } = await compare(['--all', 'example.org']);
    const [head, ...rows] = stdout.trimEnd().split('\n');
    expect(head).toBe('path\tRDAP rdap.publicinterestregistry.org\tWHOIS whois.pir.org\tresult');
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(row).toMatch(/^[^\t]+\t[^\t]*\t[^\t]*\t(?:differs|same|-)$/);
    const { stdout: differing } = await compare(['example.org']);
    expect(differing.trimEnd().split('\n').slice(1)).toEqual(rows.filter((row) => row.endsWith('\tdiffers')));
  });

  it('prints the same as JSON', async () => {
    const { stdout, stderr, code } = await compare(['--json', 'example.org']);
    const { answers, conflicts, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({
      input: 'example.org',
      domain: 'example.org',
      daystamp: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      warnings: [],
    });
    expect(answers).toMatchObject([
      { host: 'rdap.publicinterestregistry.org', protocol: 'rdap', properties: { status: 'registered' } },
      { host: 'whois.pir.org', protocol: 'whois', properties: { status: 'registered' } },
    ]);
    expect(code).toBe(conflicts.length === 0 ? 0 : 1);
    expect(stderr).toBe('');
  });

  it('says so if there is only one response', async () => {
    const { stdout, stderr, code } = await compare(['example.page'], { terminal: true });
    expect(stdout).toContain('only one response: nothing to compare');
    expect(stderr).toContain(
      'no WHOIS server is known for example.page: only pubapi.registry.google was queried',
    );
    expect(code).toBe(8);
  });

  it.each([
    [[], 2, 'expected one name'],
    [['example.org', 'example.com'], 2, 'expected one name'],
    [['example'], 3, 'INVALID_DOMAIN'],
  ])('compare %j exits with %i', async (args, code, message) => {
    expect(await compare(args)).toMatchObject({ code, stderr: expect.stringContaining(message) });
  });
});
