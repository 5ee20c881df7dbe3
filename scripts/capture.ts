/**
 * Queries a live server and stores its response as a fixture:
 *
 *     npm run capture -- example.com [--host whois.example] [--case registered] [--force]
 *
 * The properties are today's output of the parser, so they prove nothing until a person has compared them with the response: `origin` says so
 * until that person changes it. A live response may contain personal data: replace it before you commit.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseDomain } from '../src/domain/domain.js';
import { createClient, decode, parse, WhoisError } from '../src/index.js';
import { encodeQuery, findRoute, serverFor } from '../src/registry/index.js';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

async function capture(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { host: { type: 'string' }, case: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new Error('usage: capture DOMAIN [--host H] [--case NAME]');
  const domain = parseDomain(name).ascii;
  const server = values.host === undefined ? registryOf(domain) : serverFor(values.host);
  const question = await encodeQuery(server, domain);
  const client = createClient();
  const bytes = await client
    .query({ host: server.host, port: server.port, query: question })
    .finally(() => client.close());
  const properties = parse(bytes, { host: server.host, domain });

  const folder = join(FIXTURES, fileName(server.host));
  const file = join(folder, fileName(values.case ?? properties.status));
  const description = {
    host: server.host,
    domain,
    query: new TextDecoder().decode(question).trimEnd(),
    captured: new Date().toISOString().slice(0, 19).replace(/$/, '+00:00'),
    origin: 'captured; properties NOT YET CHECKED by a person',
    charset: decode(bytes, { host: server.host }).charset,
    properties,
  };
  await mkdir(folder, { recursive: true });
  const flag = values.force === true ? 'w' : 'wx';
  await writeFile(`${file}.txt`, bytes, { flag });
  await writeFile(`${file}.json`, `${JSON.stringify(description, null, 2)}\n`, { flag });
  console.log(`${file}.txt: ${bytes.length} bytes, ${description.charset}, status ${properties.status}`);
  console.log('Now compare the properties with the response, replace personal data, and update `origin`.');
}

function registryOf(domain: string): ReturnType<typeof serverFor> {
  const route = findRoute(domain);
  if (route.kind === 'whois') return route.server;
  throw new Error(`no WHOIS server is known for .${route.suffix}: give one with --host`);
}

/** A host or a case becomes a file name, never a path. */
function fileName(text: string): string {
  if (/^[a-z0-9][a-z0-9._-]*$/i.test(text)) return text;
  throw new Error(`"${text}" cannot be a file name: letters, digits, dots and hyphens only`);
}

capture(process.argv.slice(2)).catch((error: NodeJS.ErrnoException) => {
  const offline = error instanceof WhoisError && (error.code === 'CONNECTION' || error.code === 'TIMEOUT');
  const exists = error.code === 'EEXIST' ? ' (--force overwrites it)' : '';
  console.error(
    `capture: ${offline ? 'no network, or the server does not answer: ' : ''}${error.message}${exists}`,
  );
  process.exitCode = 1;
});
