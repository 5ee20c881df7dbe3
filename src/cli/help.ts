import { COMMANDS, commandNamed } from './commands.js';
import { UsageError } from './usage-error.js';

/** The text for `port43 --help`, or for one command. */
export function helpFor(name?: string): string {
  if (name === undefined) return overview();
  const command = commandNamed(name);
  if (command === undefined) throw new UsageError(`no command "${name}" (see port43 --help)`);
  return `port43 ${command.name}: ${command.summary}\n\n${command.help}`;
}

function overview(): string {
  const [lookup] = COMMANDS;
  const commands = COMMANDS.map(({ name, summary }) => `  port43 ${name.padEnd(10)} ${summary}`);
  return `port43: ask the world's WHOIS servers and read their answers

Commands
${commands.join('\n')}
  port43 help NAME   how a command works (also: port43 NAME --help)
  port43 --version

${lookup?.help ?? ''}`;
}
