import { defineConfig, type Options } from 'tsup';

const common: Options = { target: 'node20', splitting: true, treeshake: true, clean: true };

const ENTRIES = { index: 'src/index.ts', parse: 'src/parse/index.ts', service: 'src/service/index.ts' };

/** A thread is a file of its own, which Node loads by its name. */
const THREADS = { 'sqlite-writer': 'src/service/database/sqlite-writer.js' };

/** The library, its parser alone (no Node built-ins), the HTTP service, and the command, which stands on the library. */
export default defineConfig([
  {
    ...common,
    format: ['esm'],
    entry: { ...ENTRIES, ...THREADS, cli: 'src/cli/main.ts', 'parse-worker': 'src/cli/parse-worker.ts' },
  },
  // With `shims` for the place of the thread's file.
  { ...common, format: ['cjs'], entry: ENTRIES, shims: true },
  {
    format: ['esm', 'cjs'],
    entry: ENTRIES,
    dts: { only: true },
  },
]);
