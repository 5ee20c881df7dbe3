/**
 * npm run fuzz -- [--count 100000] [--seed 43] [--corpus DIR]
 *
 * Reads mutated stored responses: lines dropped, doubled, inserted from other registries' responses, indented, cut at their colon, bytes
 * damaged; and records with fields that say in other registries' words that a name is free. It checks that nothing throws, the properties are
 * complete, `explain` agrees with `parse`, no response takes more than a second, and no record becomes available because of its fields. The same
 * seed gives the same responses; failures are printed.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOf } from '../test/support/wire-format.js';
import { buildParser } from './bench/build-parser.js';
import { loadAnswers, type StoredAnswer } from './bench/records.js';
import { freeWords, Mutator } from './fuzz/mutator.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '43' },
    corpus: { type: 'string', multiple: true, default: [] },
  },
});

/** The longest CPU time for one response, in µs, which other processes do not affect: ten thousand times the usual one. */
const LONGEST = 1_000_000;
/** Failures that are printed. */
const SHOWN = 10;

const { parse, explain } = await buildParser();
const root = new URL('..', import.meta.url).pathname;
const answers = loadAnswers([join(root, 'fixtures'), ...options.corpus], null);
const mutator = new Mutator(answers, Number(options.seed));
const words = freeWords(answers.filter((answer) => read(answer, answer.body)['available?'] === true));
const records = answers.filter((answer) => read(answer, answer.body)['available?'] === false);
let failures = 0;

function read({ host, domain }: StoredAnswer, body: string | Uint8Array) {
  return parse([{ host, body }], domain === undefined ? {} : { domain });
}

function fail(what: string, { host }: StoredAnswer, body: string | Uint8Array): void {
  if (++failures > SHOWN) return;
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  console.error(`${what}, as ${host}:\n${JSON.stringify(text)}`);
}

/** Any response, damaged. */
function damaged(index: number): void {
  const { answer, body } = mutator.damage();
  const start = process.cpuUsage();
  try {
    const properties = read(answer, body);
    const problems = problemsOf(properties);
    if (problems.length > 0) fail(`invalid properties (${problems.join('; ')})`, answer, body);
    if (index % 16 === 0) {
      const asked = answer.domain === undefined ? {} : { domain: answer.domain };
      const explained = explain([{ host: answer.host, body }], asked).properties;
      if (JSON.stringify(explained) !== JSON.stringify(properties))
        fail('explain and parse differ', answer, body);
    }
  } catch (error) {
    fail(`threw ${error}`, answer, body);
  }
  const { user, system } = process.cpuUsage(start);
  if (user + system > LONGEST) fail('took too long', answer, body);
}

/** A record with a field that says in another registry's words that a name is free. */
function misleading(): void {
  const { answer, without, body } = mutator.mislead(records, words);
  // If the field is the only evidence of registration, its words count.
  if (read(answer, without)['available?'] !== false) return;
  if (read(answer, body)['available?'] === true) fail('a record became available', answer, body);
}

const count = Number(options.count);
for (let index = 0; index < count; index++) {
  if (index % 4 === 3) misleading();
  else damaged(index);
}
console.log(
  `${count} mutated responses from ${answers.length} stored ones, seed ${options.seed}: ${failures} failed`,
);
if (failures > 0) process.exitCode = 1;
