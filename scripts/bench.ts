/**
 * npm run bench -- [--corpus DIR] [--max RATIO] [--rounds N] [--worst N]
 *
 * What `parse` costs (bytes in, properties complete), as a multiple of the floor: decoding, splitting
 * lines, splitting at the colon, trimming. Answers are the fixtures of hosts that have a module and, with
 * --corpus, those of a folder of captured answers. With --max the exit code is 1 where the ratio is above.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'tsup';
import { REGISTRIES } from '../src/parse/registries/index.js';
import { floor } from './bench/floor.js';
import { type Contender, measure } from './bench/measure.js';
import { loadAnswers, type StoredAnswer } from './bench/records.js';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    max: { type: 'string' },
    rounds: { type: 'string', default: '60' },
    worst: { type: 'string', default: '10' },
  },
});

const root = new URL('..', import.meta.url).pathname;

/** The parser as it is published: what runs sources directly keeps names of functions, which costs. */
async function buildParser(): Promise<typeof import('../src/parse/index.js')> {
  const outDir = mkdtempSync(join(root, 'node_modules', '.bench-'));
  try {
    const entry = { parse: join(root, 'src/parse/index.ts') };
    await build({ entry, outDir, format: 'esm', silent: true, config: false, dts: false });
    return await import(pathToFileURL(join(outDir, 'parse.js')).href);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

const { parse, explain } = await buildParser();
const hosts = new Set(Object.entries(REGISTRIES).flatMap(([host, { aliases = [] }]) => [host, ...aliases]));
const rounds = Number(options.rounds);

const readWith =
  (read: typeof parse | typeof explain): Contender =>
  ({ host, domain, body }) =>
    read([{ host, body }], domain === undefined ? {} : { domain });
const readers = {
  floor: ({ body }: StoredAnswer) => floor(body),
  parse: readWith(parse),
  explain: readWith(explain),
};

function report(name: string, answers: readonly StoredAnswer[]): number {
  const time = measure(readers, answers, rounds);
  const ratio = time.parse / time.floor;
  const bytes = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length;
  const count = new Set(answers.map(({ host }) => host)).size;
  console.log(
    `${name}: ${answers.length} answers of ${count} hosts, ${bytes.toFixed(0)} bytes each on average`,
  );
  for (const [reader, value] of Object.entries(time))
    console.log(
      `  ${reader.padEnd(8)}${value.toFixed(2).padStart(8)} µs${(value / time.floor).toFixed(2).padStart(8)}`,
    );
  return ratio;
}

/** Hosts whose answers cost most beyond the promise; by the wall clock, so only a hint. */
function reportWorst(answers: readonly StoredAnswer[], count: number): void {
  const { floor, parse } = readers;
  const rows = [...new Set(answers.map(({ host }) => host))].map((host) => {
    const own = answers.filter((answer) => answer.host === host);
    const time = measure({ floor, parse }, own, 21, () => performance.now() * 1000, 500);
    return { host, ...time, ratio: time.parse / time.floor };
  });
  rows.sort((a, b) => b.ratio - a.ratio);
  console.log('worst hosts, each alone:                 floor     parse   ratio');
  for (const { host, floor, parse, ratio } of rows.slice(0, count))
    console.log(
      `  ${host.padEnd(34)}${floor.toFixed(2).padStart(7)} µs${parse.toFixed(2).padStart(7)} µs${ratio.toFixed(2).padStart(8)}`,
    );
}

const sets: [name: string, folder: string][] = [['fixtures', join(root, 'fixtures')]];
for (const folder of options.corpus) sets.push([folder, folder]);
let highest = 0;
let all: StoredAnswer[] = [];
for (const [name, folder] of sets) {
  const answers = loadAnswers([folder], hosts);
  if (answers.length === 0) {
    console.log(`${name}: no answers of hosts that have a module`);
    continue;
  }
  highest = Math.max(highest, report(name, answers));
  all = [...all, ...answers];
}
if (Number(options.worst) > 0) reportWorst(all, Number(options.worst));

if (options.max !== undefined && !(highest <= Number(options.max))) {
  console.error(`bench: ${highest.toFixed(2)} times the floor, more than ${options.max}`);
  process.exitCode = 1;
}
