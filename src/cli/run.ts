import manifest from '../../package.json' with { type: 'json' };
import { COMMANDS, COMMON_HELP, readColor } from './command.js';
import { EXIT, UsageError } from './exit.js';
import { type Io, print, printLine } from './io.js';
import { closest } from './options.js';

/** Runs the command with the arguments after its own name; gives the exit code, whatever happens. */
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
  // Only before a `--`, after which everything is a name.
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  const wantsHelp = options.includes('--help') || options.includes('-h');
  // No suffix is a name that can be asked about, so a word without a dot is free to be a command.
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

/** A word that is nearly a command is no name: names have a dot, numbers a digit. */
function refuseMisspelt(word: string): void {
  const meant = /^[a-z]{3,}$/i.test(word)
    ? closest(word.toLowerCase(), [...Object.keys(COMMANDS), 'help'])
    : null;
  if (meant !== null)
    throw new UsageError(`no command "${word}": did you mean ${meant}? (see port43 --help)`);
}

/** `port43 --replay DIR bulk …`: a command behind options would be looked up as a name. Right behind an option it may be its value. */
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
    throw new UsageError(`no command "${name}" (see port43 --help)`);
  }
  const command = await load();
  return `port43 ${command.name}: ${command.summary}\n\n${command.help}`;
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = commands.map(({ name, summary }) => `  port43 ${name.padEnd(10)} ${summary}`);
  return `port43: ask the world's WHOIS servers and read their answers

Commands
${lines.join('\n')}

With any of them
${COMMON_HELP}

${commands[0]?.help ?? ''}`;
}
