import { parse } from '../../parse/index.js';
import type { Command } from '../command.js';
import { UsageError } from '../exit.js';
import { optionHelp } from '../help.js';
import { type Io, print, printLine, readInput } from '../io.js';
import { flag, text } from '../option.js';
import { pageFor } from '../page.js';
import { printableJson } from '../printable.js';
import { readOptions } from '../read-options.js';
import { NDJSON_OPTIONS } from '../shared-options.js';
import { summarize } from '../summary.js';
import { tellWrong } from './lines.js';

const RESPONSE = {
  host: text('HOST', 'the server that sent the responses: its rules read them best'),
  domain: text('NAME', 'the name that was looked up, for responses that do not contain it'),
  json: flag('{ "file", "properties" } for each file; one per line if there are several', { short: 'j' }),
};
const OPTIONS = { ...RESPONSE, ...NDJSON_OPTIONS };

export const command: Command = {
  name: 'parse',
  summary: 'read stored responses, offline',
  help: `Usage
  port43 parse FILE…         print a summary of each stored WHOIS response
  port43 parse - < response  the same for one on stdin

No server is contacted: responses are files that were saved before, in any
charset.

${optionHelp(RESPONSE)}

Many records
  port43 parse --ndjson < records.ndjson > properties.ndjson
  port43 parse --ndjson DIR  the same for a folder of HOST/CASE.txt

${optionHelp(NDJSON_OPTIONS)}

Each line is { "host", "domain", "body" }, or { "domain", "parts": [{ "host",
"body" }] } as --json prints it. The output has a line for each, in order, with
"properties" in place of the texts; other keys are kept. Records are read on all
cores in constant memory, so this works as a filter in a pipe.

Exit codes
    0  read, whatever the responses say
    1  with --ndjson: some lines are not records; each has an error in its place
    2  wrong usage, or a file that cannot be read

Examples
  whois example.com | port43 parse -
  port43 parse --host whois.nic.it --json response.txt | jq .properties.status
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
      const { readRecords } = await import('./records.js');
      for await (const result of readRecords(source, task, values.threads, io)) {
        wrong += result.wrong;
        await print(io.stdout, result.out);
      }
      if (wrong > 0) await printLine(io.stderr, tellWrong(wrong));
      return wrong > 0 ? 1 : 0;
    }
    if (values.threads !== undefined) throw new UsageError('--threads needs --ndjson');
    if (positionals.length === 0) throw new UsageError('no file given (see port43 help parse)');
    const { host, domain } = values;
    const several = positionals.length > 1;
    for (const [index, file] of positionals.entries()) {
      const input = await readInput(file, io);
      const properties = parse(input, { host: host || undefined, domain: domain || undefined });
      if (values.json === true)
        await printLine(io.stdout, printableJson({ file, properties }, several ? undefined : 2));
      else await print(io.stdout, (index > 0 ? '\n' : '') + page(properties, io));
    }
    return 0;
  },
};

const page = (properties: ReturnType<typeof parse>, io: Io): string =>
  summarize(properties, {}, pageFor(io.stdout, io.env));
