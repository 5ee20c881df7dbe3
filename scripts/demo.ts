/**
 * Makes two lookups over real sockets, without a network: a replay server on loopback responds from `fixtures/`.
 * The first follows a referral from the registry to the registrar, the second is not in UTF-8.
 */
import { fileURLToPath } from 'node:url';
import { inspect, stripVTControlCharacters } from 'node:util';
import {
  createClient,
  createReplayServer,
  decode,
  type Properties,
  type ReplayServer,
  type WhoisClient,
} from '../src/index.js';

const HEAD = 10;
const WIDTH = Math.min(process.stdout.columns ?? 80, 100);
const COLORS = process.stdout.isTTY === true && !process.env.NO_COLOR;

const sgr = (on: number, off: number) => (text: string) => (COLORS ? `\x1b[${on}m${text}\x1b[${off}m` : text);
const bold = sgr(1, 22);
const faint = sgr(2, 22);

async function show(client: WhoisClient, server: ReplayServer, domain: string, title: string): Promise<void> {
  const asked = server.questions.length;
  const { parts, record, properties, warnings } = await client.lookup(domain);
  console.log(bold(`\n${title}: ${domain}`));
  for (const [index, { host, body }] of parts.entries()) {
    const bytes = server.fixtures.find(
      (f) => f.host === host && f.name === server.questions[asked + index]?.case,
    )?.body;
    const charset = bytes === undefined ? '' : `, ${decode(bytes, { ...(host && { host }) }).charset}`;
    const question = server.questions[asked + index]?.question ?? '';
    console.log(
      `  ${index + 1}. ${host} ${faint(`query "${question}": ${body.split('\n').length} lines${charset}`)}`,
    );
  }
  for (const warning of warnings) console.log(`  ${warning}`);
  console.log(bold(`\n  record ${faint(`(its first ${HEAD} lines)`)}`));
  for (const line of record.split('\n').slice(0, HEAD)) {
    const text = stripVTControlCharacters(line).trimEnd();
    console.log(`  ${faint('│')} ${text.length > WIDTH - 5 ? `${text.slice(0, WIDTH - 6)}…` : text}`);
  }
  console.log(bold(`\n  properties ${faint('(without null values of contacts and nameservers)')}`));
  const layout = { colors: COLORS, depth: 4, compact: 3, breakLength: WIDTH - 8, maxStringLength: 48 };
  console.log(inspect(withoutNulls(properties), layout).replace(/^/gm, '  '));
}

/** Leaves out the keys of contacts that are null, for a shorter output. */
function withoutNulls(properties: Properties): object {
  const brief = (item: unknown) =>
    typeof item === 'object' && item !== null
      ? Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null))
      : item;
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, Array.isArray(value) ? value.map(brief) : value]),
  );
}

// With `npm run demo | head`, the reader closes the pipe.
process.stdout.on('error', () => process.exit());

const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url));
const server = await createReplayServer({ fixtures });
// By default, the query to JPRS asks for English; without the `/e` it responds in Japanese, in ISO-2022-JP.
const servers = { jp: { host: 'whois.jprs.jp', query: '{domain}\r\n' } };
const client = createClient({ connect: server.connect, servers });
try {
  console.log(
    faint(
      `${server.fixtures.length} stored responses of ${server.hosts.length} servers, replayed on loopback`,
    ),
  );
  await show(client, server, 'example.com', 'A lookup with a referral');
  await show(client, server, 'example.jp', 'A lookup in another charset');
} finally {
  await client.close();
  await server.close();
}
