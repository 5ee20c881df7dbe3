import { defineConfig, type Options } from 'tsup';

const common: Options = { target: 'node20', splitting: true, treeshake: true, clean: true };

const ENTRIES = { index: 'src/index.ts', parse: 'src/parse/index.ts', service: 'src/service/index.ts' };

/** The library, its parser alone (no Node built-ins), the HTTP service, and the command, which stands on the library. */
export default defineConfig([
  {
    ...common,
    format: ['esm'],
    entry: { ...ENTRIES, cli: 'src/cli/main.ts' },
  },
  { ...common, format: ['cjs'], entry: ENTRIES },
  {
    format: ['esm', 'cjs'],
    entry: ENTRIES,
    dts: { only: true },
  },
]);
