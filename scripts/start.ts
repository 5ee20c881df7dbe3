/**
 * npm start [-- OPTIONS]
 *
 * Builds the command if it is missing or older than its sources, then serves the HTTP API with a demo account: `port43 serve --demo`, with the
 * given options.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { buildPage } from './build-page.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = join(root, 'dist', 'cli.js');

const changed = (file: string): number => statSync(join(root, file)).mtimeMs;

function isCurrent(): boolean {
  if (!existsSync(command)) return false;
  const built = statSync(command).mtimeMs;
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return ['package.json', ...sources.map((file) => join('src', file))].every(
    (file) => changed(file) <= built,
  );
}

if (!isCurrent()) {
  console.log('building …');
  await build({
    config: false,
    silent: true,
    entry: {
      cli: join(root, 'src/cli/main.ts'),
      'sqlite-writer': join(root, 'src/service/database/sqlite-writer.js'),
    },
    outDir: join(root, 'dist'),
    format: 'esm',
    target: 'node20',
    splitting: true,
    dts: false,
  });
  await buildPage(join(root, 'dist', 'page'));
}

// When `npm start` gets a signal, it passes it to its shell, and some shells end without passing it on.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

// The demo suggests commands that work in a clone.
process.env.PORT43_COMMAND ??= 'node dist/cli.js';
// In this process, so that signals reach the service.
process.argv = [process.argv[0] ?? 'node', command, 'serve', '--demo', ...process.argv.slice(2)];
await import(pathToFileURL(command).href);
