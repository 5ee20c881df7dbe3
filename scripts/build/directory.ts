/**
 * Replaces `src/parse/registries/directory.ts` in bundles: the keys by which registries are found become one text, and the rest of a
 * registry's declaration is only evaluated when its first record is read.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import ts from 'typescript';
import type { Registry } from '../../src/parse/read/layout.js';

/** What the directory has, and a registry need not repeat. */
const LISTED = ['aliases', 'suffixes', 'marks', 'kindOf'] as const;

export const registryDirectory: Plugin = {
  name: 'registry-directory',
  setup(build) {
    build.onLoad({ filter: /\/parse\/registries\/directory\.ts$/ }, async ({ path }) => {
      const index = path.replace(/directory\.ts$/, 'index.ts');
      const { REGISTRIES } = await load(index);
      return {
        contents: directoryOf(REGISTRIES, readFileSync(index, 'utf8')),
        resolveDir: dirname(path),
        loader: 'ts',
      };
    });
    build.onLoad({ filter: /\/parse\/registries\/[^/]+\.ts$/ }, ({ path }) => {
      // Commits that a benchmark compares may have no directory.
      if (!existsSync(join(dirname(path), 'directory.ts'))) return undefined;
      return { contents: withoutListed(readFileSync(path, 'utf8')), loader: 'ts' };
    });
  },
};

type Registries = Readonly<Record<string, Registry>>;

/** Imports the registries of the sources that are built, which may be another checkout's. */
async function load(index: string): Promise<{ REGISTRIES: Registries }> {
  const { outputFiles } = await bundle({ entryPoints: [index], bundle: true, format: 'esm', write: false });
  const [{ contents } = { contents: '' }] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
}

/** The generated list of registries, with `REGISTRIES` replaced by the exports of `directory.ts`. */
function directoryOf(registries: Registries, index: string): string {
  const [head = '', rows = ''] = index.split(/^export const REGISTRIES.*$/m);
  const cases = [...rows.matchAll(/^ {2}('.+'): (\w+),$/gm)].map(
    ([, host, name]) => `case ${host}: return ${name};`,
  );
  if (cases.length === 0) throw new Error('src/parse/registries/index.ts has no rows');
  const listings = Object.entries(registries).map(([host, registry]) => [
    host,
    Object.fromEntries(LISTED.flatMap((key) => (registry[key] === undefined ? [] : [[key, registry[key]]]))),
  ]);
  return `${head}
    export const DIRECTORY = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(listings)))});
    export function registryOf(host: string): Registry | undefined {
      switch (host) { ${cases.join('\n')} default: return HOSTS_OF_FAMILIES[host]; }
    }`;
}

function withoutListed(text: string): string {
  const file = ts.createSourceFile('registry.ts', text, ts.ScriptTarget.ESNext, true);
  const rows: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (LISTED as readonly string[]).includes(node.name.getText(file)))
      rows.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return rows.reduceRight(
    (rest, row) => rest.slice(0, row.getStart(file)) + rest.slice(row.end).replace(/^,/, ''),
    text,
  );
}
