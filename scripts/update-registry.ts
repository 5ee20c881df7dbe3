import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SUFFIXES } from '../src/registry/index.js';
import { caughtUp, compareFacts, summarizeTables } from './update-registry/compare.js';
import { type IanaFacts, readJson } from './update-registry/facts.js';
import {
  collectNumbers,
  newerNumbers,
  readNumbers,
  renderNumbers,
  writeNumbers,
} from './update-registry/numbers.js';
import { collectFacts, IANA, suspicion } from './update-registry/online.js';
import { renderGenerated } from './update-registry/render.js';
import { readTsv, writeTsv } from './update-registry/tsv.js';

const HELP = `Writes src/registry/iana.generated.ts and numbers.generated.ts from IANA's facts.

  tsx scripts/update-registry.ts [--online | [--from FILE] [--numbers FILE]] [--check]

  (nothing)     from the local copies, iana.tsv and numbers.tsv in scripts/update-registry
  --online      from IANA's public pages; without a network, from the local copy
  --from FILE   from FILE: .tsv like the local copy, or .json { source, tlds: { tld: { type, whois, rdap } } }
  --numbers FILE  the same for addresses and AS numbers: .tsv like the local copy, or .json { source, ipv4, ipv6, asn }
  --check       write nothing; exit 1 if the generated file or the local copy would change
  --force       write even if so much changed that a page may have been misread

Prints what changed in both tables, WHOIS and RDAP, and which of our own rows IANA has caught up with. Exits 0 when done, 1 on a difference with --check, 2 on wrong usage or unreadable pages.
`;

const LOCAL = fileURLToPath(new URL('update-registry/iana.tsv', import.meta.url));
const LOCAL_NUMBERS = fileURLToPath(new URL('update-registry/numbers.tsv', import.meta.url));
const GENERATED_NUMBERS = fileURLToPath(new URL('../src/registry/numbers.generated.ts', import.meta.url));
const GENERATED = fileURLToPath(new URL('../src/registry/iana.generated.ts', import.meta.url));

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`update-registry: ${line}\n`);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      online: { type: 'boolean' },
      from: { type: 'string' },
      numbers: { type: 'string' },
      check: { type: 'boolean' },
      force: { type: 'boolean' },
      // For tests: where to find IANA's pages and the two files.
      iana: { type: 'string' },
      local: { type: 'string', default: LOCAL },
      generated: { type: 'string', default: GENERATED },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    say(HELP.trimEnd());
    return 0;
  }
  const local = readTsv(await readFile(values.local, 'utf8'));
  let facts = local;
  let numbers = await readNumbers(values.numbers ?? LOCAL_NUMBERS);
  if (values.from !== undefined) {
    facts = await readFacts(values.from);
    say(`From ${values.from}: IANA's list ${facts.source.tlds}, bootstrap ${facts.source.bootstrap}.`);
  } else if (values.online) {
    const sources = values.iana === undefined ? IANA : { data: values.iana, root: values.iana };
    try {
      facts = await collectFacts(sources, new Date().toISOString().slice(0, 10));
      // Tests have no pages about numbers.
      if (values.iana === undefined) numbers = newerNumbers(numbers, await collectNumbers(IANA.data));
      say(`From IANA's pages: list ${facts.source.tlds}, bootstrap ${facts.source.bootstrap}.`);
    } catch (error) {
      complain(`IANA's pages could not be read: ${reason(error)}`);
      if (values.check) return 2;
      say(`NOT FROM IANA: used the local copy, of ${local.source.date} (${local.source.tlds}).`);
    }
  } else {
    say(`From the local copy, of ${local.source.date} (${local.source.tlds}).`);
  }

  const doubt = suspicion(local, facts);
  if (doubt !== null && !values.force) {
    complain(`${doubt}: a page may have been misread (--force writes it anyway)`);
    return 2;
  }
  const changes = compareFacts(local, facts);
  // The dates say since when the facts have been the same, so a later date alone changes nothing.
  if (values.online && changes.length === 0) facts = local;
  if (changes.length > 0) for (const line of summarizeTables(local, facts)) say(line);
  for (const change of changes) say(change);
  for (const row of caughtUp(facts, SUFFIXES)) say(row);
  const stale = await outdated([
    [values.local, writeTsv(facts)],
    [values.generated, renderGenerated(facts)],
    [LOCAL_NUMBERS, writeNumbers(numbers)],
    [GENERATED_NUMBERS, renderNumbers(numbers)],
  ]);
  if (stale.length === 0) {
    say('Nothing to change.');
    return 0;
  }
  if (values.check) {
    for (const [file] of stale) complain(`${file} differs from what would be written`);
    return 1;
  }
  for (const [file, content] of stale) await writeFile(file, content);
  say(
    `${changes.length} change${changes.length === 1 ? '' : 's'}; wrote ${stale.map(([file]) => file).join(', ')}.`,
  );
  return 0;
}

async function readFacts(file: string): Promise<IanaFacts> {
  const content = await readFile(file, 'utf8');
  return file.endsWith('.json') ? readJson(content) : readTsv(content);
}

type File = readonly [path: string, content: string];

async function outdated(files: readonly File[]): Promise<File[]> {
  const stale: File[] = [];
  for (const [path, content] of files) {
    const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (before !== content) stale.push([path, content]);
  }
  return stale;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

try {
  process.exitCode = await main();
} catch (error) {
  complain(reason(error));
  process.exitCode = 2;
}
