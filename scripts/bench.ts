/**
 * npm run bench -- [--only parser|engine] [--corpus DIR] [--peers NAME,…] [--rounds N] [--runs N] [--worst N]
 *                  [--max-warm RATIO] [--max-cold RATIO] [--max-first RATIO]
 *                  [--questions N] [--names N] [--max-question RATIO] [--max-lookup RATIO] [--max-thread RATIO] [--max-peak MB]
 *
 * Measures what `parse` costs (from bytes to complete properties), compared with whoiser and whois-json, in one run:
 *
 * - warm, as a multiple of the baseline ("floor"): decoding, splitting lines, splitting at the colon, trimming;
 * - cold, the first 2,000 responses of a process including the import, as a multiple of whoiser;
 * - the import and the first response;
 * - memory for a parse.
 *
 * Then what the engine costs, compared with a bare socket (bench/engine.ts).
 *
 * The responses are the fixtures of hosts with a module and, with --corpus, those of a folder of captured responses, hosts mixed. No garbage
 * collection is forced, because it would discard optimized code. The exit code is 1 if a ratio (to whoiser, or to the bare socket) is above
 * its limit.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { REGISTRIES } from '../src/parse/registries/index.js';
import { buildParserFile } from './bench/build-parser.js';
import { COLD_ANSWERS, measureCold } from './bench/cold.js';
import { benchEngine } from './bench/engine.js';
import { floor } from './bench/floor.js';
import { type Contender, measure } from './bench/measure.js';
import { installPeers, type Peer } from './bench/peers.js';
import { loadAnswers, type StoredAnswer } from './bench/records.js';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    peers: { type: 'string', default: 'whoiser,whois-json' },
    rounds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '5' },
    worst: { type: 'string', default: '0' },
    'max-warm': { type: 'string' },
    'max-cold': { type: 'string' },
    'max-first': { type: 'string' },
    only: { type: 'string' },
    questions: { type: 'string', default: '3000' },
    names: { type: 'string', default: '10000' },
    'max-question': { type: 'string' },
    'max-lookup': { type: 'string' },
    'max-thread': { type: 'string' },
    'max-peak': { type: 'string' },
  },
});

if (options.only === 'engine') {
  await engine();
  process.exit();
}

const root = new URL('..', import.meta.url).pathname;
const file = await buildParserFile();
const { parse }: typeof import('../src/parse/index.js') = await import(pathToFileURL(file).href);
const named = options.peers.split(',');
const peers = installPeers(root).filter(({ name }) => named.includes(name));
const hosts = new Set(Object.entries(REGISTRIES).flatMap(([host, { aliases = [] }]) => [host, ...aliases]));
const answers = loadAnswers([join(root, 'fixtures'), ...options.corpus], hosts);
const bytes = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length;
console.log(
  `${answers.length} answers of ${new Set(answers.map(({ host }) => host)).size} hosts, ${bytes.toFixed(0)} bytes each on average`,
);

const port43: Contender = ({ host, domain, body }) =>
  parse([{ host, body }], domain === undefined ? {} : { domain });
const contenders: Record<string, Contender> = {
  floor: ({ body }) => floor(body),
  'port43/parse': port43,
  ...Object.fromEntries(peers.map((peer) => [peer.name, contenderOf(peer)])),
};

const warm = measure(contenders, answers, Number(options.rounds));
print('warm, hosts mixed', warm, 'floor', 'µs an answer');

const cold = measureCold(
  [{ name: 'floor', file: '' }, { name: 'port43/parse', file }, ...peers],
  answers,
  Number(options.runs),
);
const baseline = cold.has('whoiser') ? 'whoiser' : 'floor';
const each = Object.fromEntries([...cold].map(([name, times]) => [name, times.each]));
print(`first ${COLD_ANSWERS} answers of a process, import included`, each, baseline, 'µs an answer');
const first = Object.fromEntries([...cold].map(([name, times]) => [name, times.first]));
print('import and first answer', first, baseline, 'ms');
print('memory for an answer', heapOf(contenders), 'floor', 'kB');
if (Number(options.worst) > 0) reportWorst(Number(options.worst));

// Compared with another library: the floor does so little that a ratio to it varies by a quarter from run to run.
if (baseline === 'whoiser') {
  check('warm', (warm['port43/parse'] ?? 0) / (warm.whoiser ?? 0), options['max-warm']);
  check('cold', (each['port43/parse'] ?? 0) / (each.whoiser ?? 0), options['max-cold']);
  check('first', (first['port43/parse'] ?? 0) / (first.whoiser ?? 0), options['max-first']);
}
if (options.only !== 'parser') await engine();

async function engine(): Promise<void> {
  const found = await benchEngine({
    questions: Number(options.questions),
    rounds: 5,
    names: Number(options.names),
  });
  check('CPU of a question beside a bare socket', found.question, options['max-question']);
  check('CPU of a lookup beside a bare socket', found.lookup, options['max-lookup']);
  check('CPU of a thread of two', found.thread ?? 0, options['max-thread']);
  check('MB of bulk', found.peak ?? 0, options['max-peak']);
}

function contenderOf({ file, call, withDomain }: Peer): Contender {
  const loaded = createRequire(import.meta.url)(file);
  const read = call === null ? loaded : loaded[call];
  const text = new TextDecoder();
  return withDomain
    ? ({ domain = 'example.com', body }) => read(domain, text.decode(body))
    : ({ body }) => read(text.decode(body));
}

function print(title: string, values: Readonly<Record<string, number>>, base: string, unit: string): void {
  console.log(`\n${title}`);
  for (const [name, value] of Object.entries(values)) {
    const ratio = (value / (values[base] ?? Number.NaN)).toFixed(2);
    console.log(`  ${name.padEnd(14)}${value.toFixed(1).padStart(9)} ${unit}${ratio.padStart(9)} × ${base}`);
  }
}

/** kB of the heap that a response takes, measured by its growth between two collections that V8 starts itself. */
function heapOf(readers: Readonly<Record<string, Contender>>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const grown: number[] = [];
    for (const answer of answers) {
      const before = process.memoryUsage().heapUsed;
      reader(answer);
      const kilobytes = (process.memoryUsage().heapUsed - before) / 1000;
      if (kilobytes > 0) grown.push(kilobytes);
    }
    found[name] = grown.reduce((sum, kilobytes) => sum + kilobytes, 0) / grown.length;
  }
  return found;
}

/** The hosts whose responses cost most beyond the floor. Measured by the wall clock, so only a hint. */
function reportWorst(count: number): void {
  const readers = { floor: ({ body }: StoredAnswer) => floor(body), parse: port43 };
  const rows = [...new Set(answers.map(({ host }) => host))].map((host) => {
    const own = answers.filter((answer) => answer.host === host);
    const time = measure(readers, own, 21, () => performance.now() * 1000, 500);
    return { host, ...time, ratio: time.parse / time.floor };
  });
  rows.sort((a, b) => b.ratio - a.ratio);
  console.log('\nworst hosts, each alone:                 floor     parse   ratio');
  for (const { host, floor, parse, ratio } of rows.slice(0, count))
    console.log(
      `  ${host.padEnd(34)}${floor.toFixed(2).padStart(7)} µs${parse.toFixed(2).padStart(7)} µs${ratio.toFixed(2).padStart(8)}`,
    );
}

function check(name: string, ratio: number, limit: string | undefined): void {
  if (limit === undefined || ratio <= Number(limit)) return;
  console.error(`bench: ${name} ${ratio.toFixed(2)}, more than ${limit}`);
  process.exitCode = 1;
}
