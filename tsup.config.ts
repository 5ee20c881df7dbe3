import { defineConfig } from 'tsup';

/** Three entry points: the whole library, the parser without Node built-ins, and the command. */
export default defineConfig([
  {
    entry: { index: 'src/index.ts', parse: 'src/parse/index.ts' },
    format: ['esm', 'cjs'],
    target: 'node20',
    dts: true,
    clean: true,
    splitting: true,
    treeshake: true,
  },
  {
    entry: { cli: 'src/cli/main.ts' },
    format: ['esm'],
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
  },
]);
