import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Where nothing listens, so that no recipe needs the network. */
const ARGUMENTS: Readonly<Record<string, string[]>> = {
  'express.ts': ['0'],
  'socks-proxy.ts': ['socks5h://127.0.0.1:9', 'example.com'],
};

const EXAMPLES = readdirSync('examples');

/** The examples with the library in one file each, which starts in a fifth of the time. Inside of the project, for its packages to be found. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join('node_modules', '.examples-'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await build({
    entryPoints: EXAMPLES.map((file) => join('examples', file)),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { port43: './src/index.ts', 'port43/parse': './src/parse/index.ts' },
    logLevel: 'warning',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(EXAMPLES)('examples/%s prints something when it is run', async (file) => {
  const program = join(folder, `${basename(file, '.ts')}.js`);
  const child = spawn(process.execPath, [program, ...(ARGUMENTS[file] ?? [])]);
  const ended = once(child, 'close');
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [printed] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), ended]);
  child.kill();
  await ended;
  expect({ printed: typeof printed, errors }).toEqual({ printed: 'string', errors: '' });
});
