import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where nothing listens, so that no recipe needs the network. */
const ARGUMENTS: Readonly<Record<string, string[]>> = {
  'express.ts': ['0'],
  'socks-proxy.ts': ['socks5h://127.0.0.1:9', 'example.com'],
};

it.each(readdirSync('examples'))('examples/%s prints something when it is run', async (file) => {
  const child = spawn(process.execPath, ['--import', 'tsx', `examples/${file}`, ...(ARGUMENTS[file] ?? [])]);
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
