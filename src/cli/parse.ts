import { parse } from '../index.js';
import type { Command } from './command.js';
import { type Io, print, printLine } from './io.js';
import { readOptions } from './options.js';
import { pageFor } from './page.js';
import { printableJson } from './printable.js';
import { readInput } from './read-input.js';
import { summarize } from './summary.js';
import { UsageError } from './usage-error.js';

export const parseCommand: Command = {
  name: 'parse',
  summary: 'read stored answers, offline',
  help: `Usage
  port43 parse FILE…         print a summary of each stored WHOIS answer
  port43 parse - < answer    the same for one on stdin

Nothing is asked: the answers are files that somebody saved, in any charset.

  --host HOST                the server that gave them: its rules read them best
  --domain NAME              the name that was asked about, for answers that do
                             not say it
  --json                     { "file", "properties" } for each; on one line each
                             where there are several

Exit codes
    0  read, whatever it says
    2  wrong usage, or a file that cannot be read

Examples
  whois example.com | port43 parse -
  port43 parse --host whois.nic.it --json answer.txt | jq .properties.status
`,
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      host: { type: 'string' },
      domain: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length === 0) throw new UsageError('which file? (see port43 help parse)');
    const { host, domain } = values;
    const several = positionals.length > 1;
    for (const [index, file] of positionals.entries()) {
      const input = await readInput(file, io);
      const properties = parse(input, { ...(host && { host }), ...(domain && { domain }) });
      if (values.json === true)
        await printLine(io.stdout, printableJson({ file, properties }, several ? undefined : 2));
      else await print(io.stdout, (index > 0 ? '\n' : '') + page(properties, io));
    }
    return 0;
  },
};

const page = (properties: ReturnType<typeof parse>, io: Io): string =>
  summarize(properties, {}, pageFor(io.stdout, io.env));
