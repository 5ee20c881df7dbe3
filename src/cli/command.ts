import { UsageError } from './exit.js';
import type { Io } from './io.js';
import type { Options } from './options.js';

/** One of the command's verbs: what `--help` says about it, and what it does. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The whole of `port43 NAME --help`. At most 80 columns. */
  help: string;
  /** All that it takes. What a value is, its help says: `--out FILE`. */
  options: Options;
  /** What its other arguments are, for who completes them: files, folders, or one of a few words. */
  operands?: 'files' | 'folders' | readonly string[];
  /** Takes the arguments after the verb; gives the exit code. Throws a `UsageError` when they make no sense. */
  run(args: string[], io: Io): Promise<number>;
}

const COLOR_CHOICES = ['auto', 'always', 'never'] as const;

/** What every command takes beside its own, read before it begins. */
export const COMMON_OPTIONS: Options = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  color: { type: 'string', choices: COLOR_CHOICES },
  'no-color': { type: 'boolean' },
};

export const COMMON_HELP = `\
  -h, --help         how a command works (also: port43 help NAME)
  -v, --version      which version this is
  --color[=WHEN]     always; auto (where there is a terminal), always, never;
                     so do NO_COLOR and FORCE_COLOR
  --no-color         never`;

/** What each command is loaded by, when it is wanted: the start of one does not pay for the others. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  lookup: async () => (await import('./lookup.js')).command,
  bulk: async () => (await import('./bulk/bulk.js')).command,
  parse: async () => (await import('./parse/parse.js')).command,
  explain: async () => (await import('./explain/explain.js')).command,
  replay: async () => (await import('./replay.js')).command,
  gateway: async () => (await import('./gateway.js')).command,
  serve: async () => (await import('./service/serve.js')).command,
  work: async () => (await import('./service/work.js')).command,
  accounts: async () => (await import('./service/accounts.js')).command,
  completion: async () => (await import('./completion.js')).command,
};

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

/**
 * A help text as data, for what is made from it: completion and the manual page. An item is indented, a term with what it means beside
 * or below it; a line without a stop right before the first of some items is their heading; anything else is a paragraph.
 */
export type HelpBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'item'; term: string; text: string }
  | { kind: 'paragraph'; text: string };

const ITEM = /^ {2,5}(\S.*?)(?: {2,}(\S.*))?$/;
const MEANING = /^ {6,}(\S.*)$/;

export function readHelp(help: string): HelpBlock[] {
  const blocks: HelpBlock[] = [];
  let before = '';
  for (const line of help.split('\n')) {
    const last = before === '' ? undefined : blocks.at(-1);
    const [, term, text = ''] = ITEM.exec(line) ?? [];
    const [, more] = MEANING.exec(line) ?? [];
    if (more !== undefined && last?.kind === 'item') last.text = `${last.text} ${more}`.trim();
    else if (term !== undefined) {
      if (last?.kind === 'paragraph' && last.text === before && !/[.,:;]$/.test(before))
        blocks.splice(-1, 1, { kind: 'heading', text: before });
      blocks.push({ kind: 'item', term, text });
    } else if (last?.kind === 'paragraph' && line !== '') last.text += ` ${line}`;
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
    before = line;
  }
  return blocks;
}

/** What a help text says about an option. */
export interface OptionHelp {
  /** The word that stands for its value, `FILE` or `HOST`; empty where it has none. */
  value: string;
  text: string;
}

/** By the name of the option, without its dashes. */
export function optionsOf(help: string): Map<string, OptionHelp> {
  const options = new Map<string, OptionHelp>();
  for (const block of readHelp(help)) {
    if (block.kind !== 'item') continue;
    const [, name, value = ''] = /^(?:-\w, )?--([\w-]+)(?:\[?[ =](\w+))?/.exec(block.term) ?? [];
    if (name !== undefined && !options.has(name)) options.set(name, { value, text: block.text });
  }
  return options;
}
