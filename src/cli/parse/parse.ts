import { parse } from '../../parse/index.js';
import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { type Io, print, printLine, readInput } from '../io.js';
import { readNumber, readOptions } from '../options.js';
import { pageFor } from '../page.js';
import { printableJson } from '../printable.js';
import { summarize } from '../summary.js';
import { tellWrong } from './lines.js';

const OPTIONS = {
  host: { type: 'string' },
  domain: { type: 'string' },
  json: { type: 'boolean', short: 'j' },
  ndjson: { type: 'boolean' },
  threads: { type: 'string' },
} as const;

export const command: Command = {
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

Many
  port43 parse --ndjson < records.ndjson > properties.ndjson
  port43 parse --ndjson DIR  the same of a folder of HOST/CASE.txt

Each line is { "host", "domain", "body" }, or { "domain", "parts": [{ "host",
"body" }] } as --json prints it, and becomes a line without the texts and with
"properties"; what else it holds is handed on. Over all cores, in order, in
constant memory: a filter for pipes.
  --threads N                default: one for each core

Exit codes
    0  read, whatever it says
    1  with --ndjson: some lines are no record; in their places stands an error
    2  wrong usage, or a file that cannot be read

Examples
  whois example.com | port43 parse -
  port43 parse --host whois.nic.it --json answer.txt | jq .properties.status
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (values.ndjson === true) {
      const [source = '-', ...more] = positionals;
      if (more.length > 0) throw new UsageError('--ndjson reads one file or folder, or stdin');
      const task = { kind: 'parse', host: values.host, domain: values.domain } as const;
      let wrong = 0;
      const threads = readNumber('threads', values.threads, 1);
      const { readRecords } = await import('./records.js');
      for await (const result of readRecords(source, task, threads, io)) {
        wrong += result.wrong;
        await print(io.stdout, result.out);
      }
      if (wrong > 0) await printLine(io.stderr, tellWrong(wrong));
      return wrong > 0 ? 1 : 0;
    }
    if (values.threads !== undefined) throw new UsageError('--threads goes with --ndjson');
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
