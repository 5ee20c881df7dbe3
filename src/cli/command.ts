import { COLOR_CHOICES } from './color.js';
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
  bulk: async () => (await import('./bulk.js')).command,
  parse: async () => (await import('./parse.js')).command,
  explain: async () => (await import('./explain.js')).command,
  replay: async () => (await import('./replay.js')).command,
  gateway: async () => (await import('./gateway.js')).gatewayCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  work: async () => (await import('./work.js')).workCommand,
  accounts: async () => (await import('./accounts.js')).accountsCommand,
  completion: async () => (await import('./completion.js')).command,
};
