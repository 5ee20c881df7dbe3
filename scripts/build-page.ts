/**
 * tsx scripts/build-page.ts [FOLDER]
 *
 * Builds the page that the service serves at `/`: `src/page` into `dist/page`, or into another folder.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/page', import.meta.url));

export async function buildPage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: { page: join(source, 'main.ts') },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: folder,
  });
  await build({ entryPoints: [join(source, 'page.css')], minify: true, outdir: folder });
  for (const file of ['index.html', 'icon.svg']) await copyFile(join(source, file), join(folder, file));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildPage(resolve(process.argv[2] ?? fileURLToPath(new URL('../dist/page', import.meta.url))));
