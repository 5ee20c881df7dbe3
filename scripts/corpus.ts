/**
 * Scores the built library on a corpus of captured responses and holds it to what was reached before.
 *
 *   tsx scripts/corpus.ts FOLDER            prints the scores; exits 1 where one fell below test/corpus-gate.json
 *   tsx scripts/corpus.ts FOLDER --unread   names the labels that no rule read, by host
 *
 * FOLDER holds `score.mjs`, `disputed.tsv`, `weppos/` and `recent/`. Three readings are scored: with the
 * modules, with the generic reader alone (all modules hidden), and what `explain` says nobody read.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type PluginBuild } from 'esbuild';
import type { explain as Explain } from '../src/parse/index.js';

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'score.mjs'))) {
  console.error('usage: tsx scripts/corpus.ts FOLDER [--unread]');
  process.exit(2);
}

const library = resolve('dist/index.js');
const scratch = mkdtempSync(join(tmpdir(), 'port43-corpus-'));

interface Score {
  cases: number;
  thrown: number;
  hard: [met: number, all: number];
  fullCases: [met: number, all: number];
  failures: { id: string; level: string; path: string }[];
}

/** Expectations that are not met, each with the reason: why our answer is the better one, or what it lacks. */
interface Exception {
  case: string;
  paths: string[];
  reason: string;
}

function score(set: string, lib: string): Score {
  const report = join(scratch, 'report.json');
  const disputed = set === 'weppos' ? ['--disputed', join(folder as string, 'disputed.tsv')] : [];
  const args = [
    join(folder as string, 'score.mjs'),
    '--cases',
    join(folder as string, set),
    ...disputed,
    '--lib',
    lib,
    '--json',
    report,
  ];
  execFileSync(process.execPath, args, { stdio: 'ignore' });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The parser without a single module: the generic reader alone. */
async function genericLibrary(): Promise<string> {
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

interface Unread {
  labelled: number;
  unread: number;
  byHost: Map<string, Map<string, number>>;
}

async function unreadLines(sets: readonly string[]): Promise<Unread> {
  const { explain } = (await import(pathToFileURL(library).href)) as { explain: typeof Explain };
  const found: Unread = { labelled: 0, unread: 0, byHost: new Map() };
  for (const file of sets.flatMap((set) => jsonFiles(join(folder as string, set)))) {
    const { host = null, domain } = JSON.parse(readFileSync(file, 'utf8'));
    const body = new Uint8Array(readFileSync(`${file.slice(0, -5)}.txt`));
    const { parts } = explain([{ host, body }], domain ? { domain } : {});
    for (const line of parts.flatMap((part) => part.lines)) {
      if (
        line.use === 'unread' ||
        ((line.use === 'value' || line.use === 'ignored') && line.text.includes(':'))
      )
        found.labelled++;
      if (line.use !== 'unread') continue;
      found.unread++;
      const labels = found.byHost.get(host) ?? new Map<string, number>();
      const label = line.text.split(':', 1)[0]?.trim() ?? '';
      labels.set(label, (labels.get(label) ?? 0) + 1);
      found.byHost.set(host, labels);
    }
  }
  return found;
}

function jsonFiles(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return jsonFiles(inner);
    return entry.name.endsWith('.json') && existsSync(`${inner.slice(0, -5)}.txt`) ? [inner] : [];
  });
}

const percent = ([met, all]: readonly [number, number]): number => Math.floor((met * 10_000) / all) / 100;

try {
  const results: Record<string, number> = {};
  const exceptions: Exception[] = JSON.parse(readFileSync('test/corpus-exceptions.json', 'utf8'));
  const excepted = new Set(exceptions.flatMap((entry) => entry.paths.map((path) => `${entry.case} ${path}`)));
  const missed = new Set<string>();
  for (const [name, lib] of [
    ['modules', library],
    ['generic', await genericLibrary()],
  ] as const)
    for (const set of ['weppos', 'recent']) {
      const { cases, thrown, hard, fullCases, failures } = score(set, lib);
      if (name === 'modules')
        for (const { id, level, path } of failures) if (level === 'hard') missed.add(`${set}/${id} ${path}`);
      results[`${name}.${set}`] = percent(hard);
      results[`${name}.${set}.cases`] = percent(fullCases);
      console.log(
        `${set} with ${name === 'modules' ? 'the modules' : 'the generic reader alone'}: ` +
          `${hard.join('/')} expectations (${percent(hard)} %), ${fullCases.join('/')} whole cases (${percent(fullCases)} %), ` +
          `threw on ${thrown} of ${cases}`,
      );
      if (thrown > 0) process.exitCode = 1;
    }
  const unexplained = [...missed].filter((entry) => !excepted.has(entry));
  const stale = [...excepted].filter((entry) => !missed.has(entry));
  console.log(
    `expectations missed: ${missed.size}, of which ${missed.size - unexplained.length} are exceptions with a reason`,
  );
  for (const entry of unexplained) console.error(`missed without a reason: ${entry}`);
  for (const entry of stale) console.error(`met, but still listed in test/corpus-exceptions.json: ${entry}`);
  if (unexplained.length + stale.length > 0) process.exitCode = 1;
  const unread = await unreadLines(['weppos', 'recent']);
  results.read = percent([unread.labelled - unread.unread, unread.labelled]);
  console.log(
    `lines with a label and a value: ${unread.labelled}, read ${results.read} %, unread ${unread.unread}`,
  );
  if (flags.includes('--unread'))
    for (const [host, labels] of unread.byHost)
      console.log(`  ${host}: ${[...labels].map(([label, count]) => `${label} (${count})`).join(', ')}`);

  const gate: Record<string, number> = JSON.parse(readFileSync('test/corpus-gate.json', 'utf8'));
  for (const [name, least] of Object.entries(gate))
    if ((results[name] ?? 0) < least) {
      console.error(`${name} fell to ${results[name]} %, the gate is ${least} %`);
      process.exitCode = 1;
    }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
