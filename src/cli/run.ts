import { commandNamed } from './commands.js';
import { errorLine } from './error-report.js';
import { EXIT } from './exit-codes.js';
import { helpFor } from './help.js';
import { type Io, print, printLine } from './io.js';
import { lookupCommand } from './lookup.js';
import { UsageError } from './usage-error.js';
import { VERSION } from './version.js';

/** Runs the command with the arguments after its own name; gives the exit code, whatever happens. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    await printLine(io.stderr, errorLine(error));
    return error instanceof UsageError ? EXIT.USAGE : EXIT.INTERNAL;
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  // Only before a `--`, after which everything is a name.
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  const wantsHelp = options.includes('--help') || options.includes('-h');
  // No suffix is a name that can be asked about, so a word without a dot is free to be a command.
  const command = first === undefined ? undefined : commandNamed(first);
  if (first === 'help' || wantsHelp) {
    await print(io.stdout, helpFor(first === 'help' ? rest[0] : command?.name));
    return EXIT.OK;
  }
  if (options.includes('--version')) {
    await printLine(io.stdout, VERSION);
    return EXIT.OK;
  }
  return command === undefined ? lookupCommand.run([...args], io) : command.run(rest, io);
}
