import { stat } from 'node:fs/promises';
import { isResource, type WhoisError } from '../index.js';
import type { Command } from './command.js';
import { EXIT_HELP, UsageError } from './exit.js';
import type { SubjectKinds } from './format.js';
import { optionHelp } from './help.js';
import { type Io, print, printLine, readFrom, readNames } from './io.js';
import { flag } from './option.js';
import { chooseFormat, OUTPUT_OPTIONS, printDelegated, printOutcome } from './output.js';
import { printable } from './printable.js';
import { readRdapForm } from './rdap-document.js';
import { readOptions } from './read-options.js';
import { COLUMN_OPTION, CONCURRENCY_OPTION, DNS_OPTION, LOOKUP_OPTIONS } from './shared-options.js';
import { withClient } from './with-client.js';

const PRINTED = {
  ...OUTPUT_OPTIONS,
  unordered: flag('print each result as it comes, not in the order of the names'),
};
const LOOKUPS = { ...LOOKUP_OPTIONS, ...CONCURRENCY_OPTION, ...DNS_OPTION };
const OPTIONS = { ...COLUMN_OPTION, ...PRINTED, ...LOOKUPS };

export const command: Command = {
  name: 'lookup',
  summary: 'look up names or numbers (default: "port43 example.com")',
  help: `Usage
  port43 DOMAIN…             print a summary of each name
  port43 192.0.2.1 AS64496   the same for addresses, prefixes (2001:db8::/32)
                             and autonomous systems: who holds them
  port43 - < names.txt       the same for a list, one name or number per line
                             (for long lists, see "port43 help bulk")

Names are accepted as people paste them: in any case, Unicode or punycode, with
or without "www.", in a URL, an e-mail address or quotes, or as "*.example.com".

${optionHelp(COLUMN_OPTION)}

Output
  (none)                     a summary
${optionHelp(PRINTED)}

Lookups
${optionHelp(LOOKUPS)}

${EXIT_HELP}

Examples
  port43 example.com
  port43 --json example.com | jq .properties.expires_on
  port43 --available example.com && echo "still free"
  port43 --fields domain,status,expires_on --csv - < names.txt > dates.csv
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(readRdapForm(args), OPTIONS);
    if (positionals.length === 0) throw new UsageError('no domain or number given (see port43 --help)');
    const several = positionals.length > 1 || positionals.includes('-');
    const { concurrency = 100 } = values;
    const ordered = values.unordered !== true;
    const asked = askedAbout(positionals);
    if (values.available === true && asked.numbers && !positionals.includes('-'))
      throw new UsageError('--available is for domains only: numbers cannot be registered');
    const format = chooseFormat(values, io, { several, data: false, asked });
    // A registry's own document is better than one made from its text.
    const asking = values['rdap-document'] === true ? { rdap: 'prefer' as const, ...values } : values;
    return withClient(asking, io, async (client) => {
      if (format.header !== null) await print(io.stdout, format.header);
      const names = given(positionals, values.column, io);
      const options = { concurrency, ordered };
      // A number cannot be available: with --available, a number in a list is an invalid domain.
      const results =
        values.available === true
          ? client.availabilityMany(names, { ...options, details: 'lookup', dns: values.dns })
          : client.lookupMany(names, { ...options, redactions: values.redactions, numbers: true });
      let worst = 0;
      for await (const result of results) {
        if ('by' in result) {
          worst = Math.max(worst, await printDelegated(format, result, io));
          continue;
        }
        worst = Math.max(worst, await printOutcome(format, result, values, io));
        if ('error' in result && (await isFile(result, positionals)))
          await printLine(io.stderr, `port43: ${printable(result.input)} is a file: ${HOW_TO_READ_LISTS}`);
      }
      return worst;
    });
  },
};

const HOW_TO_READ_LISTS =
  '"port43 bulk FILE --out RESULTS" looks up the names in it, "port43 - < FILE" prints a summary of each';

/** Whether an argument that no server is known for is the name of a file: `port43 names.txt`. */
async function isFile(
  { input, error }: { input: string; error: WhoisError },
  positionals: readonly string[],
): Promise<boolean> {
  if (!positionals.includes(input) || !['NO_SERVER', 'INVALID_DOMAIN'].includes(error.code)) return false;
  return stat(input).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** What the names are; a list may hold both. */
function askedAbout(positionals: readonly string[]): SubjectKinds {
  const isList = positionals.includes('-');
  const numbers = positionals.filter(isResource).length;
  return { domains: isList || numbers < positionals.length, numbers: isList || numbers > 0 };
}

async function* given(
  positionals: readonly string[],
  column: string | undefined,
  io: Io,
): AsyncGenerator<string> {
  for (const name of positionals) {
    if (name !== '-') yield name;
    else for await (const { name } of readNames(readFrom('-', io), column)) yield name;
  }
}
