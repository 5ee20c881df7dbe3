/**
 * npm runs this when the package is installed from git, and after `npm install` in a clone: builds `dist` if it is missing.
 * Does nothing after `npm ci`, where a build is a separate step, or without devDependencies.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const there = (path) => existsSync(new URL(path, root));

if (process.env.npm_command !== 'ci' && there('node_modules/tsup') && !there('dist/index.d.ts'))
  execFileSync('npm', ['run', 'build'], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
