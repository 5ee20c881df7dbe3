import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './exit.js';

type Option = NonNullable<ParseArgsConfig['options']>[string];

/** Options by their names, as `parseArgs` takes them; `choices` are the words that one may have as its value. */
export type Options = Record<string, Option & { choices?: readonly string[] }>;

export const RDAP_CHOICES = ['fallback', 'prefer', 'never'] as const;
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** `parseArgs`, strict, with its complaints as a {@link UsageError} of one line. */
export function readOptions<const Known extends Options>(args: string[], options: Known) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\.? To specify|\n/);
    const [, unknown] = /^Unknown option '--([\w-]+)/.exec(line) ?? [];
    const meant = unknown === undefined ? null : closest(unknown, Object.keys(options));
    const help = line.startsWith('Unknown') ? `${line} (see --help)` : line;
    throw new UsageError(meant === null ? help : `${line}: did you mean --${meant}?`, { cause: error });
  }
}

/** The value of a numeric option: a whole number of `least` or more, or undefined where it was not given. */
export function readNumber(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least) return number;
  throw new UsageError(`--${name}: expected a whole number from ${least}, got "${value}"`);
}

/** The value of an option that is a port, or undefined where it was not given. */
export function readPort(name: string, value: string | undefined, least: 0 | 1): number | undefined {
  if (value === undefined) return undefined;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port >= least && port <= 65_535) return port;
  throw new UsageError(`--${name}: expected a port from ${least} to 65535, got "${value}"`);
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The value of an option that is a time, in ms: `90s`, `30m`, `24h` or `7d`; undefined where it was not given. */
export function readDuration(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const [, number, unit = ''] = /^(\d{1,6})([smhd])$/.exec(value) ?? [];
  const ms = Number(number) * (UNITS[unit] ?? Number.NaN);
  if (ms > 0) return ms;
  throw new UsageError(`--${name}: expected a time such as 30m, 24h or 7d, got "${value}"`);
}

/** The value of an option that is one of a few words, or undefined where it was not given. */
export function readChoice<Word extends string>(
  name: string,
  value: string | undefined,
  ...words: readonly Word[]
): Word | undefined {
  const word = words.find((each) => each === value);
  if (value === undefined || word !== undefined) return word;
  throw new UsageError(`--${name}: expected ${words.join(', ')}, got "${value}"`);
}

/** At most one of these may be given: each chooses what is printed. */
export function oneOf<Name extends string>(
  values: Partial<Record<Name, unknown>>,
  ...names: Name[]
): Name | null {
  const given = names.filter((name) => values[name] === true);
  if (given.length > 1) throw new UsageError(`choose one of ${given.map((name) => `--${name}`).join(', ')}`);
  return given[0] ?? null;
}

/** The one of these words that a misspelt one was meant to be: at most two letters away, and not all of it; null where there is none. */
export function closest(word: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.min(3, Math.ceil(word.length / 2));
  for (const each of known) {
    const letters = distance(word, each, least);
    if (letters < least) [best, least] = [each, letters];
  }
  return best;
}

/** Letters to put in, to leave out, to change or to swap with the next one; no more than `most` are counted. */
function distance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) >= most) return most;
  let [before, row]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return at(row, to.length);
}

const at = (row: readonly number[] | undefined, index: number): number =>
  row?.[index] ?? Number.POSITIVE_INFINITY;
