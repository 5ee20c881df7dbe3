import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginBuild } from 'esbuild';

export interface Score {
  cases: number;
  thrown: number;
  hard: [met: number, all: number];
  soft: [met: number, all: number];
  fullCases: [met: number, all: number];
  failures: { id: string; level: string; path: string }[];
}

/** Runs the corpus' own scorer on one of its sets. `scratch` is a folder for its report. */
export function score(folder: string, set: string, library: string, scratch: string): Score {
  const report = join(scratch, 'report.json');
  const disputed = set === 'weppos' ? ['--disputed', join(folder, 'disputed.tsv')] : [];
  const args = ['--cases', join(folder, set), ...disputed, '--lib', library, '--json', report];
  execFileSync(process.execPath, [join(folder, 'score.mjs'), ...args], { stdio: 'ignore' });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The parser without a single module: the generic reader alone. Returns its file. */
export async function genericLibrary(scratch: string): Promise<string> {
  const outfile = join(scratch, 'generic.mjs');
  const hidden = { name: 'hidden', setup: hideModules };
  await build({
    entryPoints: ['src/parse/index.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    plugins: [hidden],
  });
  return outfile;
}

function hideModules(plugin: PluginBuild): void {
  plugin.onLoad({ filter: /parse[/\\]registries[/\\]index\.ts$/ }, () => ({
    contents: 'export const REGISTRIES = {};',
  }));
}
