import { UsageError } from './exit.js';

/** An option of a command, declared once: parsing, the type of its value, help, completion and environment all follow from it. */
export type Option = Flag | Valued<unknown>;

interface Described {
  /** What it does, for the help and for completion: one paragraph. */
  help: string;
  short?: string;
  /** Read from the environment if it is not given: `--ops-port` from `PORT43_OPS_PORT`. */
  env?: boolean;
}

export interface Flag extends Described {
  type: 'boolean';
}

export interface Valued<T> extends Described {
  type: 'string';
  /** The word for its value in the help. Completion offers files for `FILE`, folders for `DIR`. */
  value: string;
  /** The words that it may have as its value. */
  choices?: readonly string[];
  /** The value may be left out: `--color[=WHEN]`. */
  optionalValue?: boolean;
  multiple?: boolean;
  /** Reads what was given. `name` is where, for the `UsageError` that an invalid value gets: `--port` or `PORT43_PORT`. */
  read(given: string, name: string): T;
}

export interface Repeated<T> extends Valued<T> {
  multiple: true;
}

/** The options of a command, by their names. `parseArgs` takes them as they are. */
export type Options = Readonly<Record<string, Option>>;

/** The values that were given. */
export type Values<Known extends Options> = { [Name in keyof Known]?: ValueOf<Known[Name]> | undefined };

type ValueOf<Each> = Each extends Repeated<infer T> ? T[] : Each extends Valued<infer T> ? T : boolean;

type More = Pick<Valued<unknown>, 'short' | 'env'>;

export const flag = (help: string, more: More = {}): Flag => ({ type: 'boolean', help, ...more });

const valued = <T>(value: string, help: string, read: Valued<T>['read'], more: More = {}): Valued<T> => ({
  type: 'string',
  value,
  help,
  read,
  ...more,
});

export const text = (value: string, help: string, more?: More): Valued<string> =>
  valued(value, help, (given) => given, more);

export const repeated = (value: string, help: string): Repeated<string> => ({
  ...text(value, help),
  multiple: true,
});

/** Given with commas in between. */
export const list = (value: string, help: string, more?: More): Valued<string[]> =>
  valued(value, help, (given) => given.split(',').map((each) => each.trim()), more);

export const wholeNumber = (value: string, least: number, help: string, more?: More): Valued<number> =>
  valued(value, help, (given, name) => readWholeNumber(given, name, least), more);

/** Given in seconds, read as milliseconds. */
export const seconds = (least: number, help: string, more?: More): Valued<number> =>
  valued('SECONDS', help, (given, name) => readWholeNumber(given, name, least) * 1000, more);

export const port = (help: string, more?: More): Valued<number> =>
  valued('N', help, (given, name) => readPort(given, name, 0), more);

/** Given as `90s`, `30m`, `24h` or `7d`, read as milliseconds. */
export const duration = (value: string, help: string, more?: More): Valued<number> =>
  valued(value, help, readDuration, more);

/** Given as a day (UTC) or a time, `2026-03-01` or `2026-03-01T12:00:00Z`, read as milliseconds since 1970. */
export const time = (value: string, help: string, more?: More): Valued<number> =>
  valued(value, help, readTime, more);

export const choice = <const Word extends string>(
  value: string,
  words: readonly Word[],
  help: string,
  more?: More,
): Valued<Word> => ({
  ...valued(value, help, (given, name) => readChoice(given, name, words), more),
  choices: words,
});

/** The same option, read from the environment too. */
export const fromEnvironment = <Each extends Option>(option: Each): Each => ({ ...option, env: true });

export function readWholeNumber(given: string, name: string, least: number): number {
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least) return number;
  throw new UsageError(`${name}: expected a whole number from ${least}, got "${given}"`);
}

export function readPort(given: string, name: string, least: 0 | 1): number {
  const number = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= 65_535) return number;
  throw new UsageError(`${name}: expected a port from ${least} to 65535, got "${given}"`);
}

const MS_OF_UNIT: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function readDuration(given: string, name: string): number {
  const [, number, unit = ''] = /^(\d{1,6})([smhd])$/.exec(given) ?? [];
  const ms = Number(number) * (MS_OF_UNIT[unit] ?? Number.NaN);
  if (ms > 0) return ms;
  throw new UsageError(`${name}: expected a time such as 30m, 24h or 7d, got "${given}"`);
}

function readTime(given: string, name: string): number {
  const ms = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(given) ? Date.parse(given) : Number.NaN;
  // Date.parse takes February 30 for March 2.
  if (!Number.isNaN(ms) && new Date(ms).toISOString().startsWith(given.slice(0, 10))) return ms;
  throw new UsageError(`${name}: expected a date such as 2026-03-01 or 2026-03-01T12:00:00Z, got "${given}"`);
}

function readChoice<Word extends string>(given: string, name: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === given);
  if (word !== undefined) return word;
  const expected = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  throw new UsageError(`${name}: expected ${expected}, got "${given}"`);
}

/** `true` for yes, undefined for no. */
export function readSwitch(given: string, name: string): true | undefined {
  const word = given.trim().toLowerCase();
  if (/^(?:1|true|yes|on)$/.test(word)) return true;
  if (/^(?:0|false|no|off)?$/.test(word)) return undefined;
  throw new UsageError(`${name}: expected 1 or 0, got "${given}"`);
}
