import { explain } from '../index.js';
import type { Command } from './command.js';
import { renderExplanation } from './explanation-page.js';
import { print, printLine } from './io.js';
import { readOptions } from './options.js';
import { pageFor } from './page.js';
import { printableJson } from './printable.js';
import { readInput } from './read-input.js';
import { UsageError } from './usage-error.js';

export const explainCommand: Command = {
  name: 'explain',
  summary: 'show each value beside its line, and the lines nobody read',
  help: `Usage
  port43 explain FILE        show how a stored WHOIS answer is read
  port43 explain - < answer  the same for stdin

Every line of the answer with its number, and beside it (below it where there is
no room) what was read from it. In front of the number:

    !   nobody read this line, though it has a label and a value
    ~   read by a generic rule: the registry's own rules do not know it

Behind a property, ″ stands for the value already told at an earlier line.

  --host HOST                the server that gave it: its rules read it best
  --domain NAME              the name that was asked about
  --json                     the explanation as JSON

Exit codes
    0  read, whatever it says
    2  wrong usage, or a file that cannot be read
`,
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      host: { type: 'string' },
      domain: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new UsageError('one file, please (see port43 help explain)');
    const { host, domain } = values;
    const input = await readInput(file, io);
    const explanation = explain(input, { ...(host && { host }), ...(domain && { domain }) });
    if (values.json === true) await printLine(io.stdout, printableJson(explanation, 2));
    else await print(io.stdout, renderExplanation(explanation, pageFor(io.stdout, io.env)));
    return 0;
  },
};
