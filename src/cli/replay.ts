import { once } from 'node:events';
import type { ReplayQuestion, ReplayServer } from '../index.js';
import { REPLAY_OPTIONS } from './asking-options.js';
import type { Command } from './command.js';
import { print, printLine } from './io.js';
import { readNumber, readOptions } from './options.js';
import { printable } from './printable.js';
import { MISBEHAVIOR_HELP, startReplay } from './replay-server.js';
import { UsageError } from './usage-error.js';

const OPTIONS = { port: { type: 'string' }, ...REPLAY_OPTIONS } as const;

export const command: Command = {
  name: 'replay',
  summary: 'serve stored answers as a WHOIS server',
  help: `Usage
  port43 replay DIR          speak WHOIS on loopback until interrupted

DIR holds HOST/CASE.txt, an answer as the server sends it, and HOST/CASE.json:
{ "host", "domain", "query", "charset", "properties", … }. HOST/DOMAIN.txt alone
does as well. Questions are told on stderr.

The port answers for all hosts, by the question alone: with the registry's where
several have an answer. (A lookup that asks host by host: port43 --replay DIR.)
A name that no file answers gets a comment that says so, never "available".

  --port N                   default: any free one, which is printed
  --case HOST/CASE           the case that goes first where several of a host
                             answer the same question; may be repeated
  --misbehave MODE[=VALUE][@HOST]
                             what goes wrong, at one host or at all; may be
                             repeated, the first that fits counts:
${MISBEHAVIOR_HELP}

Examples
  port43 replay fixtures
  port43 replay fixtures --port 4343 --misbehave slow=500@whois.nic.it
`,
  options: OPTIONS,
  operands: 'folders',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [directory, ...more] = positionals;
    if (directory === undefined || more.length > 0)
      throw new UsageError('one folder, please (see port43 help replay)');
    const port = readNumber('port', values.port, 0) ?? 0;
    if (port > 65535) throw new UsageError(`--port: expected 0 to 65535, got "${values.port}"`);
    const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    const server = await startReplay(directory, values, {
      port,
      onQuestion: (question) => void printLine(io.stderr, tell(question)),
    });
    await print(io.stdout, greeting(server));
    await ended;
    await server.close();
    return 0;
  },
};

function greeting({ address, port, hosts, fixtures }: ReplayServer): string {
  const example =
    fixtures.find(({ name, query, domain }) => name === 'registered' && query === domain) ?? fixtures[0];
  return [
    `WHOIS on ${address} port ${port}: ${fixtures.length} answers of ${hosts.length} hosts`,
    ...hosts.map(
      (host) => `  ${printable(host)}  ${fixtures.filter((fixture) => fixture.host === host).length}`,
    ),
    ...(example ? [`Try: whois -h ${address} -p ${port} ${printable(example.domain)}`] : []),
    '',
  ].join('\n');
}

function tell({ host, question, case: name, misbehavior }: ReplayQuestion): string {
  const answer = name === null ? 'no fixture' : name;
  return `${printable(host ?? '?')} ← ${printable(question)} → ${printable(answer)}${misbehavior === null ? '' : ` (${misbehavior})`}`;
}
