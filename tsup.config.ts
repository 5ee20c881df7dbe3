import { defineConfig, type Options } from 'tsup';

const common: Options = { target: 'node20', splitting: true, treeshake: true, clean: true };

/** The library, its parser alone (no Node built-ins), and the command, which stands on the library. */
export default defineConfig([
  {
    ...common,
    format: ['esm'],
    entry: { index: 'src/index.ts', parse: 'src/parse/index.ts', cli: 'src/cli/main.ts' },
  },
  { ...common, format: ['cjs'], entry: { index: 'src/index.ts', parse: 'src/parse/index.ts' } },
  {
    format: ['esm', 'cjs'],
    entry: { index: 'src/index.ts', parse: 'src/parse/index.ts' },
    dts: { only: true },
  },
]);
