import { parseArgs } from 'node:util';
import { closest } from './closest.js';
import { UsageError } from './exit.js';
import { type Option, type Options, readSwitch, type Values } from './option.js';

/** The options as they were typed, before their values are read. */
type Typed<Known extends Options> = {
  [Name in keyof Known]?: string | boolean | readonly string[] | undefined;
};

/** Reads the arguments of a command. Whatever is wrong with them is a `UsageError` of one line. */
export function readOptions<Known extends Options>(
  args: readonly string[],
  options: Known,
  env: NodeJS.ProcessEnv = {},
): { values: Values<Known>; positionals: string[] } {
  const { values, positionals } = parse([...args], options);
  return { values: readValues(values as Typed<Known>, options, env), positionals };
}

function parse(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: true });
  } catch (error) {
    const [line = ''] = (error as Error).message.split(/\.? To specify|\n/);
    const [, option] = /^Option '(?:-\w, )?(-[\w-]+).*' argument is ambiguous/.exec(line) ?? [];
    if (option !== undefined)
      throw new UsageError(`${option}: write a value that begins with "-" after "=": ${option}=VALUE`, {
        cause: error,
      });
    const [, unknown] = /^Unknown option '--([\w-]+)/.exec(line) ?? [];
    const meant = unknown === undefined ? null : closest(unknown, Object.keys(options));
    const help = line.startsWith('Unknown') ? `${line} (see --help)` : line;
    throw new UsageError(meant === null ? help : `${line}: did you mean --${meant}?`, { cause: error });
  }
}

/** The values of the options, from the arguments or else from the environment. Options in neither have no key. */
export function readValues<Known extends Options>(
  typed: Typed<Known>,
  options: Known,
  env: NodeJS.ProcessEnv,
): Values<Known> {
  const values = Object.entries(options).flatMap(([name, option]) => {
    const value = readValue(name, option, typed[name], env);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}

function readValue(name: string, option: Option, typed: unknown, env: NodeJS.ProcessEnv): unknown {
  if (typed !== undefined) {
    if (option.type === 'boolean') return typed;
    const read = (given: string) => option.read(given, `--${name}`);
    return Array.isArray(typed) ? typed.map(read) : read(String(typed));
  }
  const variable = variableOf(name);
  const given = option.env === true ? env[variable] : undefined;
  if (!given) return undefined;
  return option.type === 'boolean' ? readSwitch(given, variable) : option.read(given, variable);
}

export const variableOf = (name: string): string => `PORT43_${name.toUpperCase().replaceAll('-', '_')}`;

/** At most one of these options may be given: each chooses what is printed. */
export function oneOf<Name extends string>(
  values: Partial<Record<Name, unknown>>,
  ...names: Name[]
): Name | null {
  const given = names.filter((name) => values[name] === true);
  if (given.length > 1) throw new UsageError(`choose one of ${given.map((name) => `--${name}`).join(', ')}`);
  return given[0] ?? null;
}
