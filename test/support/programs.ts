import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import type { TestProject } from 'vitest/node';

/** What tests start as a process of its own, and the threads that it starts: the name of its file, and its source. */
const PROGRAMS = {
  cli: 'src/cli/main.ts',
  'parse-worker': 'src/cli/parse/worker.ts',
  parser: 'src/parse/index.ts',
  'sqlite-writer': 'src/service/database/sqlite-writer.js',
  service: 'src/service/index.ts',
  drift: 'scripts/drift.ts',
  'check-release': 'scripts/check-release.ts',
  'finished-calls': 'test/support/finished-calls.ts',
  'finished-lookups': 'test/rdap/support/finished-lookups.ts',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each of the bundled programs is. */
    programs: Record<keyof typeof PROGRAMS, string>;
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs before all tests (`globalSetup`): bundles the programs, into a folder that is removed at the end. A process that starts from a
 * bundle is there in a fifth of the time that it takes from its sources. `vitest --watch` bundles them again before each run.
 */
export default async function bundlePrograms(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'port43-programs-'));
  const programs = await context({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  await programs.rebuild();
  project.onTestsRerun(async () => void (await programs.rebuild()));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  // The packages stay where they are.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const places = Object.keys(PROGRAMS).map((name) => [name, join(folder, `${name}.js`)]);
  project.provide('programs', Object.fromEntries(places));
  return async () => {
    await programs.dispose();
    await rm(folder, { recursive: true });
  };
}
