import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createClient, type WhoisClient } from 'port43';

const COLUMNS = ['domain', 'status', 'registrar', 'expires_on', 'error'];

/** Looks up the first column of a CSV file of any length, and writes the status of each name. */
export async function enrich(client: WhoisClient, from: string, to: string): Promise<void> {
  await pipeline(Readable.from(rows(client, from)), createWriteStream(to));
}

async function* rows(client: WhoisClient, from: string): AsyncGenerator<string> {
  yield `${COLUMNS.join()}\n`;
  for await (const result of client.lookupMany(firstColumn(from), { concurrency: 200 })) {
    const { input } = result;
    if ('error' in result) {
      yield row([input, '', '', '', result.error.message]);
      continue;
    }
    const { status, registrar, expires_on } = result.lookup.properties;
    yield row([input, status, registrar?.name, expires_on, '']);
  }
}

async function* firstColumn(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [first = ''] = line.split(',', 1);
    if (first !== '') yield first;
  }
}

const row = (values: readonly (string | null | undefined)[]): string =>
  `${values.map((value) => cell(value ?? '')).join()}\n`;

/** Responses are untrusted: a spreadsheet runs values that begin like this as formulas, unless an apostrophe precedes them. */
const cell = (value: string): string =>
  `"${value.replace(/^\s*[=+\-@＝＋－＠]/u, "'$&").replaceAll('"', '""')}"`;

if (process.argv[1] === import.meta.filename) {
  const [, , from = 'names.csv', to = 'whois.csv'] = process.argv;
  if (existsSync(from)) {
    const client = createClient();
    await enrich(client, from, to);
    await client.close();
    console.log(`${to} has the status of each name in ${from}`);
  } else console.log(`${from} does not exist: npx tsx csv-enrichment.ts names.csv whois.csv`);
}
