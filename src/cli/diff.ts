import { CHANGE_KINDS, type Change, diff, isChanged } from '../diff/index.js';
import { showChanges } from './changes.js';
import type { Command } from './command.js';
import { EXIT, UsageError } from './exit.js';
import { helpRow, optionHelp } from './help.js';
import { print } from './io.js';
import { flag, text } from './option.js';
import { type Page, pageFor, truncate } from './page.js';
import { printable, printableJson } from './printable.js';
import { readOptions } from './read-options.js';
import { readStoredRecord } from './stored-record.js';

const OPTIONS = {
  host: text('HOST', 'the server that sent the responses: its rules read them best'),
  domain: text('NAME', 'the name that was looked up, for responses that do not contain it'),
  facts: flag('leave out "format": what only one record prints, or prints in other words'),
  json: flag('{ domain, changed, changes }; each change is { path, before, after, kind }', { short: 'j' }),
};

const KINDS = Object.entries(CHANGE_KINDS)
  .map(([kind, { means }]) => helpRow(kind, means, 15))
  .join('\n');

export const command: Command = {
  name: 'diff',
  summary: 'show what changed between two stored records of a name',
  help: `Usage
  port43 diff BEFORE AFTER   compare two stored responses, offline

A file is a response in any charset, an RDAP document, or a result as "port43
--json NAME" prints it, whose parts name their servers. - is stdin. In a pipe,
tabs separate the path, the kind, and the two values.

${optionHelp(OPTIONS)}

Kinds of changes
${KINDS}

Exit codes
    0  no fact changed
    1  at least one fact changed
    2  wrong usage, or a file that cannot be read

Examples
  port43 --json example.com > tuesday.json
  port43 diff monday.json tuesday.json
  port43 diff --host whois.nic.it before.txt after.txt
`,
  options: OPTIONS,
  operands: 'files',
  async run(args, io) {
    const { values, positionals } = readOptions(args, OPTIONS);
    const [before, after, ...more] = positionals;
    if (before === undefined || after === undefined || more.length > 0)
      throw new UsageError(`expected two files, got ${positionals.length} (see port43 help diff)`);
    if (before === '-' && after === '-') throw new UsageError('only one of the files can be stdin');
    const described = { host: values.host || undefined, domain: values.domain || undefined };
    const a = await readStoredRecord(before, described, io);
    const b = await readStoredRecord(after, described, io);
    const all = diff(a, b);
    const changed = isChanged(all);
    const changes = values.facts === true ? all.filter(({ kind }) => kind !== 'format') : all;
    const domain = b.properties.domain ?? a.properties.domain;
    await print(
      io.stdout,
      values.json === true
        ? `${printableJson({ domain, changed, changes }, 2)}\n`
        : textOf(domain, changes, changed, pageFor(io.stdout, io.env)),
    );
    return changed ? EXIT.DIFFERENT : EXIT.OK;
  },
};

function textOf(domain: string | null, changes: readonly Change[], changed: boolean, page: Page): string {
  if (page.width === null) return showChanges(changes, page);
  const facts = changes.filter(({ kind }) => kind !== 'format').length;
  const verdict = changed ? `${facts} ${facts === 1 ? 'change' : 'changes'}` : 'no fact changed';
  const title = page.style.strong(truncate(printable(domain ?? 'unknown name'), page.width));
  const head = `${title}\n${changed ? page.style.caution(verdict) : verdict}\n`;
  return changes.length === 0 ? head : `${head}\n${showChanges(changes, page)}`;
}
