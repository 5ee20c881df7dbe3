import type { Io } from './io.js';

/** One of the command's verbs: what `--help` says about it, and what it does. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The whole of `port43 NAME --help`. At most 80 columns. */
  help: string;
  /** Takes the arguments after the verb; gives the exit code. Throws a `UsageError` when they make no sense. */
  run(args: string[], io: Io): Promise<number>;
}

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
};
