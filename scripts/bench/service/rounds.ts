import { type Asked, load, type Run } from './load.js';
import type { Server } from './servers.js';

/** A server and the requests that it gets. */
export interface Measured {
  name: string;
  server: Server;
  asked: Asked;
  /** Of a service of another checkout: the name of what it is compared with. */
  comparedWith: string | null;
}

/** What was measured in one round, by its name. */
export type Round = Record<string, Run>;

export const BARE = 'bare Fastify route';

/** Measures each in all rounds. The first round warms up the compiler, and is not returned. */
export async function measureRounds(
  measured: readonly Measured[],
  count: number,
  options: Parameters<typeof load>[2],
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let number = 0; number <= count; number++) {
    const round: Round = {};
    // In alternating order: the machine may become faster or slower within a round.
    for (const { name, server, asked } of number % 2 === 0 ? measured : measured.toReversed())
      round[name] = await load(server, asked, options);
    if (number > 0) rounds.push(round);
  }
  return rounds;
}

/** The columns of {@link rowOf}. */
export const headerOf = (isCompared: boolean): string =>
  `${' '.repeat(36)}requests/s  of bare  median ms  99th ms  event loop µs  of bare  all µs${isCompared ? '  loop, here/there  all, here/there' : ''}`;

/** A row of the table, with medians of all rounds. */
export function rowOf({ name, comparedWith }: Measured, rounds: readonly Round[]): string {
  const of = (figure: (runs: Run, floor: Run) => number): number =>
    middle(rounds.map((round) => figure(round[name] as Run, round[BARE] as Run)));
  const ratio = (figure: 'loop' | 'all'): string =>
    comparedWith === null
      ? ''
      : middle(
          rounds.map(
            (round) => (round[comparedWith]?.[figure] ?? Number.NaN) / (round[name]?.[figure] ?? Number.NaN),
          ),
        ).toFixed(2);
  const cells: [figure: number, digits: number, width: number][] = [
    [of(({ rate }) => rate), 0, 10],
    [of(({ rate }, floor) => rate / floor.rate), 2, 9],
    [of(({ median }) => median), 1, 11],
    [of(({ late }) => late), 1, 9],
    [of(({ loop }) => loop), 0, 15],
    [of(({ loop }, floor) => floor.loop / loop), 2, 9],
    [of(({ all }) => all), 0, 8],
  ];
  const figures = cells.map(([figure, digits, width]) => figure.toFixed(digits).padStart(width));
  return `  ${name.padEnd(34)}${figures.join('')}${ratio('loop').padStart(18)}${ratio('all').padStart(17)}`.trimEnd();
}

export const middle = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
