import manifest from '../../package.json' with { type: 'json' };
import { closest } from './closest.js';
import { COMMANDS, loadCommands } from './commands.js';
import { COMMON_OPTIONS, readColor } from './common-options.js';
import { EXIT, UsageError } from './exit.js';
import { optionHelp } from './help.js';
import { type Io, print, printLine } from './io.js';

/** Runs the command with the arguments after its own name. Resolves with the exit code, whatever happens. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    const { args: rest, env } = readColor(args, io.env);
    return await dispatch(rest, { ...io, env });
  } catch (error) {
    const { errorLine } = await import('./errors.js');
    await printLine(io.stderr, errorLine(error));
    return error instanceof UsageError ? EXIT.USAGE : EXIT.INTERNAL;
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [first = '', ...rest] = args;
  // After `--` everything is a name.
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  const wantsHelp = options.includes('--help') || options.includes('-h');
  // A word without a dot is a suffix, which cannot be looked up, so it can be a command.
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (first === 'help' || wantsHelp) {
    await print(io.stdout, await helpFor(first === 'help' ? rest[0] : named && first));
    return 0;
  }
  if (options.includes('--version') || options.includes('-v')) {
    await printLine(io.stdout, manifest.version);
    return 0;
  }
  if (named === undefined) {
    refuseMisspelt(first);
    refuseLate(options);
  }
  const command = await (named ?? COMMANDS.lookup)?.();
  return command === undefined ? EXIT.INTERNAL : command.run(named === undefined ? [...args] : rest, io);
}

/** Rejects a word that is nearly a command. It cannot be a name, which has a dot, or a number, which has a digit. */
function refuseMisspelt(word: string): void {
  const meant = /^[a-z]{3,}$/i.test(word)
    ? closest(word.toLowerCase(), [...Object.keys(COMMANDS), 'help'])
    : null;
  if (meant !== null)
    throw new UsageError(`unknown command "${word}": did you mean ${meant}? (see port43 --help)`);
}

/** Rejects `port43 --replay DIR bulk …`, where `bulk` would be looked up as a name. Right after an option it may be the option's value. */
function refuseLate(args: readonly string[]): void {
  const late = args.find(
    (arg, at) => at > 1 && Object.hasOwn(COMMANDS, arg) && !args[at - 1]?.startsWith('-'),
  );
  if (late !== undefined && args[0]?.startsWith('-'))
    throw new UsageError(`the command comes first, before its options: port43 ${late} ${args[0]} …`);
}

/** The text for `port43 --help`, or for one command. */
async function helpFor(name?: string): Promise<string> {
  if (name === undefined) return overview();
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    refuseMisspelt(name);
    throw new UsageError(`unknown command "${name}" (see port43 --help)`);
  }
  const command = await load();
  return `port43 ${command.name}: ${command.summary}\n\n${command.help}`;
}

async function overview(): Promise<string> {
  const commands = await loadCommands();
  const lines = commands.map(({ name, summary }) => `  port43 ${name.padEnd(11)} ${summary}`);
  return `port43: query the world's WHOIS and RDAP servers and read their responses

Commands
${lines.join('\n')}

Options of every command
${optionHelp(COMMON_OPTIONS)}

${commands[0]?.help ?? ''}`;
}
