import { isNumber } from '../index.js';
import { ASKING_HELP, ASKING_OPTIONS, CONCURRENCY_HELP, LIST_OPTIONS, withClient } from './asking.js';
import type { Command } from './command.js';
import { EXIT_HELP, UsageError } from './exit.js';
import { type Io, print, readFrom, readNames } from './io.js';
import { readNumber, readOptions } from './options.js';
import { type Asked, chooseFormat, OUTPUT_OPTIONS, printOutcome } from './output.js';

const OPTIONS = {
  ...OUTPUT_OPTIONS,
  ...ASKING_OPTIONS,
  ...LIST_OPTIONS,
  unordered: { type: 'boolean' },
} as const;

export const command: Command = {
  name: 'lookup',
  summary: 'look names or numbers up (default: "port43 example.com")',
  help: `Usage
  port43 DOMAIN…             print a summary of each name
  port43 192.0.2.1 AS64496   the same of addresses, prefixes (2001:db8::/32)
                             and autonomous systems: who has them
  port43 - < names.txt       the same for a list, one name or number on a line
                             (many, over hours: see "port43 help bulk")

Names are taken as people paste them: any case, Unicode or punycode, with or
without "www.", in a URL, an e-mail address or quotes, "*.example.com".
  --column N|NAME            the list is CSV: its column, by number or name

What is printed
  (nothing)                  a summary
  --record                   the whole record: every server's answer in one text
  --parts                    each server's answer under its name
  -j, --json                 everything as JSON: input, domain, daystamp, parts,
                             record, properties, warnings. One name: an object.
                             Several, or a list from stdin: one object on a line
                             (NDJSON). A failure is { input, "error": { code,
                             message, host, … } } in the place of the result.
  --properties               the same without the texts
  --fields LIST              these alone, as JSON: domain,expires_on,
                             registrar.name,nameservers.name; of a number
                             prefixes,organization,contacts.abuse.email
  --csv                      with --fields: CSV with a header, an apostrophe
                             before what a spreadsheet would run (= + - @)
  --csv-raw                  the same without apostrophes, for programs
  --available                "available", or what it is instead, or "unknown".
                             "available" needs the registry's own word for it.
                             With --json: { input, domain, available, status }.
  --unordered                each as it comes, in the place of the order given

${ASKING_HELP}
${CONCURRENCY_HELP}

${EXIT_HELP}

Examples
  port43 example.com
  port43 --json example.com | jq .properties.expires_on
  port43 --available example.com && echo "still free"
  port43 --fields domain,status,expires_on --csv - < names.txt > dates.csv
`,
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    if (positionals.length === 0) throw new UsageError('which domain? (see port43 --help)');
    const several = positionals.length > 1 || positionals.includes('-');
    const concurrency = readNumber('concurrency', values.concurrency, 1) ?? 100;
    const ordered = values.unordered !== true;
    const asked = askedAbout(positionals);
    if (values.available === true && asked.numbers && !positionals.includes('-'))
      throw new UsageError('--available is about domains: a number is not for anybody to register');
    const format = chooseFormat(values, io, { several, data: false, asked });
    return withClient(values, io, async (client) => {
      if (format.header !== null) await print(io.stdout, format.header);
      const names = given(positionals, values.column, io);
      const options = { concurrency, ordered };
      // Whether it is free is no question about a number: in a list it is told that it is no domain.
      const results =
        values.available === true
          ? client.lookupMany(names, options)
          : client.lookupMany(names, { ...options, numbers: true });
      let worst = 0;
      for await (const outcome of results)
        worst = Math.max(worst, await printOutcome(format, outcome, values, io));
      return worst;
    });
  },
};

/** What a list holds is seen when it is read. */
function askedAbout(positionals: readonly string[]): Asked {
  const isList = positionals.includes('-');
  const numbers = positionals.filter(isNumber).length;
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
