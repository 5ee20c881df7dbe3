/**
 * Scores the built library on a corpus of captured responses, and compares the scores with previous ones.
 *
 *   tsx scripts/corpus.ts FOLDER            prints the scores; exits 1 if one is below test/corpus-gate.json
 *   tsx scripts/corpus.ts FOLDER --unread   names the labels that no rule read, by host
 *
 * FOLDER contains `score.mjs`, `disputed.tsv`, `weppos/`, `recent/`, `fresh/` and `third/`. The script scores the reading with the modules, and
 * with the generic reader alone (all modules hidden); for `fresh/checked/`, which was corrected by reading every text, also expectations for
 * which conventions differ. It counts unread lines, and responses that are called available when they are cut off, which must not occur.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SETS } from './corpus/answers.js';
import { cutOff } from './corpus/cut-off.js';
import { genericLibrary, type Score, score } from './corpus/score.js';
import { unreadLines } from './corpus/unread.js';

const [folder, ...flags] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'score.mjs'))) {
  console.error('usage: tsx scripts/corpus.ts FOLDER [--unread]');
  process.exit(2);
}

/** The set in which every unmet expectation has a reason. */
const EYE_CHECKED = 'fresh/checked';

/** Unmet expectations, each with a reason: why our result is better, or what it lacks. */
interface Exception {
  case: string;
  paths: string[];
  reason: string;
}

const percent = ([met, all]: readonly [number, number]): number => Math.floor((met * 10_000) / all) / 100;

const results: Record<string, number> = {};

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function report(name: string, set: string, { cases, thrown, hard, soft, fullCases }: Score): void {
  results[`${name}.${set}`] = percent(hard);
  results[`${name}.${set}.cases`] = percent(fullCases);
  results[`${name}.${set}.soft`] = percent(soft);
  const reader = name === 'modules' ? 'the modules' : 'the generic reader alone';
  console.log(
    `${set} with ${reader}: ${hard.join('/')} expectations (${percent(hard)} %), ` +
      `${soft.join('/')} softer ones (${percent(soft)} %), ` +
      `${fullCases.join('/')} whole cases (${percent(fullCases)} %), threw on ${thrown} of ${cases}`,
  );
  if (thrown > 0) fail(`the parser threw on ${thrown} responses of ${set}`);
}

function compareWithExceptions(missed: ReadonlySet<string>): void {
  const listed: Exception[] = JSON.parse(readFileSync('test/corpus-exceptions.json', 'utf8'));
  const excepted = new Set(listed.flatMap((entry) => entry.paths.map((path) => `${entry.case} ${path}`)));
  const unexplained = [...missed].filter((entry) => !excepted.has(entry));
  console.log(
    `expectations missed: ${missed.size}, of which ${missed.size - unexplained.length} are exceptions with a reason`,
  );
  for (const entry of unexplained) fail(`missed without a reason: ${entry}`);
  for (const entry of excepted)
    if (!missed.has(entry)) fail(`met, but still listed in test/corpus-exceptions.json: ${entry}`);
}

const library = resolve('dist/index.js');
const scratch = mkdtempSync(join(tmpdir(), 'port43-corpus-'));
try {
  const missed = new Set<string>();
  for (const set of SETS) {
    const found = score(folder, set, library, scratch);
    report('modules', set, found);
    for (const { id, level, path } of found.failures)
      if (level === 'hard' || set === EYE_CHECKED) missed.add(`${set}/${id} ${path}`);
  }
  const generic = await genericLibrary(scratch);
  for (const set of SETS) report('generic', set, score(folder, set, generic, scratch));
  compareWithExceptions(missed);

  const { decode, explain, parse } = (await import(
    pathToFileURL(library).href
  )) as typeof import('../src/index.js');
  const { labelled, unread, byHost } = unreadLines(folder, explain);
  results.read = percent([labelled - unread, labelled]);
  console.log(`lines with a label and a value: ${labelled}, read ${results.read} %, unread ${unread}`);
  if (flags.includes('--unread'))
    for (const [host, labels] of byHost)
      console.log(`  ${host}: ${[...labels].map(([label, count]) => `${label} (${count})`).join(', ')}`);

  const { read, wrong } = cutOff(folder, parse, decode);
  console.log(`responses cut off after a line: ${read}, read as available: ${wrong.length}`);
  for (const answer of wrong) fail(`read as available: ${answer}`);

  const gate: Record<string, number> = JSON.parse(readFileSync('test/corpus-gate.json', 'utf8'));
  for (const [name, least] of Object.entries(gate))
    if ((results[name] ?? 0) < least) fail(`${name} fell to ${results[name]} %, the gate is ${least} %`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
