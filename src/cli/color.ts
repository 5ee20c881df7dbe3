import { UsageError } from './usage-error.js';

export const COLOR_CHOICES = ['auto', 'always', 'never'] as const;

/** Takes `--color [WHEN]` and `--no-color` out of the arguments, and says by the environment what they say, as every command reads it. */
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
