import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Peer } from './peers.js';
import type { StoredAnswer } from './records.js';

export interface Cold {
  /** From before the import to the end of the first answer: ms of wall clock. */
  first: number;
  /** CPU time of each of the first responses, the import included, in µs. */
  each: number;
}

/** The number of responses that a new process reads. */
export const COLD_ANSWERS = 2000;

/** Medians over new processes, the contenders in turn, so that a busy machine affects all of them equally. */
export function measureCold(
  contenders: readonly (Peer | { name: string; file: string })[],
  answers: readonly StoredAnswer[],
  runs: number,
): Map<string, Cold> {
  const folder = mkdtempSync(join(tmpdir(), 'port43-cold-'));
  try {
    const stored = Array.from(
      { length: COLD_ANSWERS },
      (_, at) => answers[at % answers.length] as StoredAnswer,
    ).map(({ body, ...rest }) => ({ ...rest, body: Buffer.from(body).toString('base64') }));
    const times = new Map<string, Cold[]>(contenders.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run++)
      for (const contender of contenders) {
        const file = join(folder, 'answers.json');
        writeFileSync(file, JSON.stringify({ answers: stored, contender }));
        const script = new URL('cold.mjs', import.meta.url).pathname;
        times
          .get(contender.name)
          ?.push(JSON.parse(execFileSync(process.execPath, [script, file], { encoding: 'utf8' })));
      }
    return new Map(
      [...times].map(([name, all]) => [
        name,
        { first: median(all.map(({ first }) => first)), each: median(all.map(({ each }) => each)) },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
