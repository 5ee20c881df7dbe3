import { UsageError } from './exit.js';
import { choice, flag } from './option.js';

/** Options that every command takes in addition to its own. They are read before it starts. */
export const COMMON_OPTIONS = {
  help: flag('show how a command works (also: port43 help NAME)', { short: 'h' }),
  version: flag('print the version', { short: 'v' }),
  color: {
    ...choice(
      'WHEN',
      ['auto', 'always', 'never'],
      'use colors: always (if WHEN is left out), never, or auto: only on a terminal. NO_COLOR and FORCE_COLOR do the same',
    ),
    optionalValue: true,
  },
  'no-color': flag('never use colors'),
};

/** Takes `--color[=WHEN]` and `--no-color` out of the arguments and sets the variables of the environment that say the same. */
export function readColor(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { args: string[]; env: NodeJS.ProcessEnv } {
  const end = args.indexOf('--');
  const options = end === -1 ? args.length : end;
  const given: string[] = [];
  const rest = args.filter((arg, index) => {
    if (index >= options) return true;
    const [, no, value] = /^--(no-)?color(?:=(.*))?$/.exec(arg) ?? [null];
    if (arg !== '--color' && arg !== '--no-color' && value === undefined) return true;
    given.push(no === undefined ? (value ?? 'always') : 'never');
    return false;
  });
  const { NO_COLOR: _, FORCE_COLOR: __, ...others } = env;
  const when = given.at(-1);
  switch (when) {
    case undefined:
      return { args: rest, env };
    case 'auto':
      return { args: rest, env: others };
    case 'always':
      return { args: rest, env: { ...others, FORCE_COLOR: '1' } };
    case 'never':
      return { args: rest, env: { ...others, NO_COLOR: '1' } };
    default:
      throw new UsageError(`--color: expected auto, always or never, got "${when}"`);
  }
}
