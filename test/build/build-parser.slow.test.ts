import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildParserFile } from '../../scripts/bench/build-parser.js';

/** A checkout whose parser is one function. */
async function checkout(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'port43-checkout-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src/parse'), { recursive: true });
  const parser = 'export const parse = (): number => 43;\n';
  for (const [name, text] of Object.entries({ 'src/parse/index.ts': parser, ...files }))
    await writeFile(join(root, name), text);
  return root;
}

it('the parser of another checkout is built with its own configuration, if it has one', async () => {
  const config = "export const PARSER = { banner: { js: '/* its own */' } };\n";
  const configured = await checkout({ 'package.json': '{"type":"module"}', 'tsup.config.ts': config });
  expect(await readFile(await buildParserFile(configured), 'utf8')).toMatch(/^\/\* its own \*\/.*43/s);
  const bare = await checkout({});
  expect(await readFile(await buildParserFile(bare), 'utf8')).toMatch(/^(?!\/\* its own).*43/s);
});
