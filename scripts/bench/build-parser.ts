import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Options } from 'tsup';
import { PARSER } from '../../tsup.config.js';

const ROOT = new URL('../..', import.meta.url).pathname;

/** The parser as it is published. Running the sources directly would keep the names of functions, which costs time. */
export async function buildParser(): Promise<typeof import('../../src/parse/index.js')> {
  return import(pathToFileURL(await buildParserFile()).href);
}

/** The file of `port43/parse`, of this checkout or another one, in a folder that is removed when the process ends. */
export async function buildParserFile(root: string = ROOT): Promise<string> {
  const outDir = mkdtempSync(join(ROOT, 'node_modules', '.bench-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const entry = { parse: join(root, 'src/parse/index.ts') };
  await build({
    ...(await configOf(root)),
    entry,
    outDir,
    format: 'esm',
    silent: true,
    config: false,
    dts: false,
    target: 'node20',
    treeshake: true,
  });
  return join(outDir, 'parse.js');
}

/** How a checkout builds its parser: as this one does if it does not say. */
async function configOf(root: string): Promise<Options> {
  const file = join(root, 'tsup.config.ts');
  if (!existsSync(file)) return PARSER;
  const { PARSER: own = PARSER }: { PARSER?: Options } = await import(pathToFileURL(file).href);
  return own;
}
