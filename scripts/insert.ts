/**
 * npm run insert -- [--count 100000] [--seed 43] [--corpus DIR]
 *
 * Inserts lines into stored responses, at any place. Into responses about available names: lines that say that the name is reserved, that the
 * server could not check, or something that the reader does not know; the name must no longer be called available. Into records: all registries'
 * words for an available name; none may become available. The same seed gives the same responses; failures are printed. A line among the
 * sentences of a notice may be taken for one of them: the share of these that stays available is printed, and must be below a limit.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadAnswers } from './bench/records.js';
import { type Inserted, Inserter, isFree } from './fuzz/inserted.js';
import { randomBelow } from './fuzz/random.js';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '43' },
    corpus: { type: 'string', multiple: true, default: [] },
  },
});

/** Failures that are printed. */
const SHOWN = 20;
/** The share of lines within a notice that may be taken for a part of it. */
const MOST_TAKEN = 0.005;

const root = new URL('..', import.meta.url).pathname;
const answers = loadAnswers([join(root, 'fixtures'), ...options.corpus], null);
const inserter = new Inserter(answers, randomBelow(Number(options.seed)));
const count = Number(options.count);
let shown = 0;

function show({ answer, line, at }: Inserted): void {
  if (++shown <= SHOWN)
    console.error(`still available, as ${answer.host} about ${answer.domain}: ${line} as line ${at + 1}`);
}

let outside = 0;
let wrong = 0;
let inNotice = 0;
let taken = 0;
for (let tried = 0; tried < count; tried++) {
  const put = inserter.notFree();
  const free = isFree(put.answer, put.body);
  if (put.inNotice) {
    inNotice++;
    if (free) taken++;
    continue;
  }
  outside++;
  if (!free) continue;
  wrong++;
  show(put);
}
let records = 0;
for (let tried = 0; tried < count; tried++) {
  const put = inserter.freeWords();
  if (!isFree(put.answer, put.body)) continue;
  records++;
  show(put);
}
console.log(`seed ${options.seed}, ${answers.length} stored responses, ${count} of each kind`);
console.log(
  `words that keep a name from being free, outside the notice: ${outside}, free all the same: ${wrong}`,
);
console.log(`of these within the notice: ${inNotice}, taken for a part of it: ${taken}`);
console.log(`records with words for a free name: ${count}, read as available: ${records}`);
if (wrong > 0 || records > 0 || taken > inNotice * MOST_TAKEN) process.exitCode = 1;
