import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Starts slow files first: the last one would otherwise run alone for a minute. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('.slow.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

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
    // `vitest --watch` does not see what is in the programs that tests start, and the bundle of the parser is one of them.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/src/**'],
    hideSkippedTests: true,
    // What Vite makes of a file is kept by the file's content: a run of few tests would take twice as long without.
    experimental: { fsModuleCache: true },
    include: ['test/**/*.test.ts'],
    sequence: { sequencer: SlowFirst },
    tags: [
      {
        name: 'slow',
        description:
          'Takes more than a third of a second of CPU time, or seconds of waiting. `npm test` leaves it out.',
      },
    ],
  },
});
