import { once } from 'node:events';
import { MISBEHAVIORS, type ReplayQuestion, type ReplayServer } from '../index.js';
import type { Command } from './command.js';
import { UsageError } from './exit.js';
import { helpRow, optionHelp } from './help.js';
import { print, printLine } from './io.js';
import { port, repeated, time } from './option.js';
import { printable } from './printable.js';
import { readOptions } from './read-options.js';
import { startReplay } from './replaying.js';

const OPTIONS = {
  port: port('default: any free port, which is printed'),
  case: repeated('HOST/CASE', 'the case to send if several cases of a host match the query; may be repeated'),
  at: time(
    'DATE',
    'send the versions of responses that are valid at this date, 2026-03-01 or 2026-03-01T12:00:00Z; default now',
  ),
  misbehave: repeated(
    'MODE[=VALUE][@HOST]',
    'what goes wrong, at one host or at all; may be repeated, and the first that matches applies',
  ),
};

const MODES = Object.entries(MISBEHAVIORS)
  .map(([mode, { does, value }]) => helpRow(mode, value === null ? does : `${does} (=VALUE: ${value})`, 15))
  .join('\n');

export const command: Command = {
  name: 'replay',
  summary: 'serve stored responses as a WHOIS server',
  help: `Usage
  port43 replay DIR          speak WHOIS on loopback until interrupted

DIR holds HOST/CASE.txt, a response as the server sends it, and HOST/CASE.json:
{ "host", "domain", "query", "charset", "properties", … }. HOST/DOMAIN.txt alone
is enough. HOST/CASE@2026-03-01.txt is the version of a case from that day (UTC)
on. Queries are printed on stderr.

One port serves all hosts, and the query alone selects the response: the
registry's if several hosts have one. (For a lookup that goes from host to host,
use port43 --replay DIR.) A name without a stored response gets a comment that
says so, never "available".

${optionHelp(OPTIONS)}

Modes
${MODES}

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
      throw new UsageError(`expected one folder, got ${positionals.length} (see port43 help replay)`);
    const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    const server = await startReplay(directory, values, {
      port: values.port ?? 0,
      onQuestion: (question) => void printLine(io.stderr, describe(question)),
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
    `WHOIS on ${address} port ${port}: ${fixtures.length} responses of ${hosts.length} hosts`,
    ...hosts.map(
      (host) => `  ${printable(host)}  ${fixtures.filter((fixture) => fixture.host === host).length}`,
    ),
    ...(example ? [`Try: whois -h ${address} -p ${port} ${printable(example.domain)}`] : []),
    '',
  ].join('\n');
}

function describe({ host, question, case: name, misbehavior }: ReplayQuestion): string {
  const answer = name === null ? 'no fixture' : name;
  return `${printable(host ?? '?')} ← ${printable(question)} → ${printable(answer)}${misbehavior === null ? '' : ` (${misbehavior})`}`;
}
