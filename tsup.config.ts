import { transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { registryDirectory } from './scripts/build/directory.js';
import { isPure, onFirstUse } from './scripts/build/on-first-use.js';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Leaves only ASCII in a file, which engines then keep in a byte a character and read a third sooner: the bundler escapes texts,
 * not patterns (`/[-./年]/`).
 */
const ascii: Plugin = {
  name: 'ascii',
  renderChunk: (code, { map }) => ({
    code: code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map,
  }),
};

/**
 * The parser's constants are made on first use, and its names and blanks are short: with both, a process reads its first record in half of the
 * time.
 */
const startsFast: Plugin = {
  name: 'starts-fast',
  async renderChunk(code, { path, map }) {
    if (!isPure(code)) return undefined;
    const edited = onFirstUse(code);
    const mapped = edited.generateMap({ source: path, hires: 'boundary' }).toUrl();
    const short = await transform(`${edited}\n//# sourceMappingURL=${mapped}`, {
      minifyWhitespace: true,
      minifyIdentifiers: true,
      target: 'node20',
      sourcefile: path,
      sourcemap: 'external',
    });
    // A build without source maps cannot combine this one with another.
    return map === undefined ? { code: short.code } : short;
  },
};

/** How the parser is published. */
export const PARSER: Options = { plugins: [startsFast, ascii], esbuildPlugins: [registryDirectory] };

const common: Options = {
  ...PARSER,
  target: 'node20',
  splitting: true,
  treeshake: true,
  sourcemap: true,
  // `node:net` stays that: a bundle for workers tells by it what is the platform's.
  removeNodeProtocol: false,
  clean: true,
  // Built in: Node reads CommonJS packages from an ES module slowly, a third of what `import 'port43'` cost. Their notices are in
  // THIRD-PARTY-NOTICES.
  noExternal: ['punycode.js', 'tldts-core', 'tldts-icann'],
  esbuildOptions: (options) => {
    options.mainFields = ['module', 'main'];
  },
};

const ENTRIES = {
  index: 'src/index.ts',
  parse: 'src/parse/index.ts',
  diff: 'src/diff/index.ts',
  rdap: 'src/rdap-offline.ts',
  service: 'src/service/index.ts',
};

/** No doors of the package: as entries they come in files of their own, so that a bundle of `merge` or `parseDomain` holds little else. */
const PIECES = { record: 'src/record/index.ts', domain: 'src/domain/paste.ts' };

/** A thread is a file of its own, which Node loads by its name. */
const THREADS = { 'sqlite-writer': 'src/service/database/sqlite-writer.js' };

/** The library, its parser alone (no Node built-ins), the HTTP service, and the command, which stands on the library. */
export default defineConfig([
  {
    ...common,
    format: ['esm'],
    entry: {
      ...ENTRIES,
      ...PIECES,
      ...THREADS,
      cli: 'src/cli/main.ts',
      'parse-worker': 'src/cli/parse/worker.ts',
    },
  },
  // With `shims` for the place of the thread's file.
  { ...common, format: ['cjs'], entry: ENTRIES, shims: true },
  {
    format: ['esm', 'cjs'],
    entry: ENTRIES,
    dts: { only: true },
  },
]);
