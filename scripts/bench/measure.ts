import type { StoredAnswer } from './records.js';

export type Contender = (answer: StoredAnswer) => unknown;

/** Kept, so that the compiler cannot leave out a contender's work as unused. */
export let sink: unknown;

/** CPU time of this process in µs: other processes on the machine do not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Shorter rounds would measure the clock. */
const ROUND = 10_000;

/**
 * Returns the µs for one response of each contender: medians over rounds in which all read all responses in turn.
 * The first third of the rounds warms up the compiler.
 */
export function measure<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  answers: readonly StoredAnswer[],
  rounds: number,
  clock: () => number = cpuTime,
  round = ROUND,
): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  let repeat = 1;
  for (let n = 0; n < rounds; n++) {
    for (const name of names) {
      const read = contenders[name];
      const start = clock();
      for (let again = 0; again < repeat; again++) for (const answer of answers) sink = read(answer);
      const time = clock() - start;
      times.get(name)?.push(time / repeat / answers.length);
      if (name === names[0] && n < rounds / 3 && time < round)
        repeat = Math.ceil((repeat * round) / (time + 1));
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, median((times.get(name) ?? []).slice(rounds / 3))]),
  ) as Record<Name, number>;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
