import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  // Examples name the package, as its users do.
  resolve: {
    alias: [
      { find: /^port43$/, replacement: source('src/index.ts') },
      { find: /^port43\/parse$/, replacement: source('src/parse/index.ts') },
    ],
  },
  // Vitest leaves a core free by default: of two that is half, and most tests wait for sockets.
  // How long until a test, or what ends with it, counts as one that never ends: it says nothing of how fast anything is.
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/programs.ts',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
