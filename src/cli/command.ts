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
