import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Tests that want a browser, processes by the dozen, or more than a few seconds. All others are quick. */
const SLOW = 'test/**/*.slow.test.ts';

export default defineConfig({
  // Examples name the package, as its users do.
  resolve: {
    alias: [
      { find: /^port43$/, replacement: source('src/index.ts') },
      { find: /^port43\/parse$/, replacement: source('src/parse/index.ts') },
    ],
  },
  test: {
    // More than a small machine has cores: many tests wait for sockets, disks and child processes.
    maxWorkers: Math.max(3, availableParallelism()),
    // Files share what they import, which would cost more than the tests: none replaces a module for itself.
    isolate: false,
    // How long until a test, or what ends with it, counts as one that never ends: it says nothing of how fast anything is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: 'test/support/programs.ts',
    // What Vite makes of a file is kept by the file's content: a run of few tests would take twice as long without.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SLOW],
        },
      },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
  },
});
