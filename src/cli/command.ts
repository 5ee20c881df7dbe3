import type { Io } from './io.js';
import type { Options } from './option.js';

/** One of the command's verbs: what `--help` says about it, and what it does. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** The whole of `port43 NAME --help`, at most 80 columns wide. */
  help: string;
  options: Options;
  /** What its other arguments are, for completion: files, folders, or one of a few words. */
  operands?: 'files' | 'folders' | readonly string[];
  /** Takes the arguments after the verb and returns the exit code. Throws a `UsageError` if they make no sense. */
  run(args: string[], io: Io): Promise<number>;
}
