import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('deploy/port43-accounts has the settings of the service, whatever a password holds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'port43-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = "postgres://port43:p$PATH&x;`id`*'(y\\\\z@db.example/port43?a=b";
  const env = join(folder, 'env');
  await writeFile(
    env,
    `# a comment\n\nDATABASE_URL=${url}\nPORT43_A="two words"\nPORT43_B='$HOME'\nPORT43_C=\nrm -rf x\n`,
  );
  const ours = await readFile(new URL('../../deploy/port43-accounts', import.meta.url), 'utf8');
  // As it is, but for the file of settings, and what shows them in the place of what needs root.
  const script = ours
    .replace('/etc/port43/env', env)
    .replace(/exec setpriv[\s\S]*accounts "\$@"/, 'exec node -p "JSON.stringify(process.env)"');
  expect(script).not.toContain('setpriv');
  expect(JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }))).toMatchObject({
    DATABASE_URL: url,
    PORT43_A: 'two words',
    PORT43_B: '$HOME',
    PORT43_C: '',
  });
});
