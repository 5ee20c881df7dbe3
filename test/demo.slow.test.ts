import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('npm run demo shows what it looked up, with statuses as words', async () => {
  const args = ['--import', 'tsx', 'scripts/demo.ts'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/1\. whois\.verisign-grs\.com .*\n {2}2\. whois\.\S+ /);
  expect(stdout).toMatch(/^ +statuses: \[\s+'clientDeleteProhibited',\s+'clientTransferProhibited',/m);
  expect(stdout).toContain('Domain Information: [ドメイン情報]');
  expect(stdout).toMatch(/nameservers: \[\s*\{ name: 'ns1\.example\.com'/);
  // Letters, each with its place.
  expect(stdout).not.toMatch(/'?0'?: '/);
});
