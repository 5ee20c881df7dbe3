/**
 * npm run bench:history [-- DATABASE]
 *
 * Measures what versions of records cost, in bytes of the database and in time, with 20,000 versions of made-up names and the records of
 * the fixtures. DATABASE is a new SQLite file by default, or `postgres://…`: scripts/with-postgres.sh npm run bench:history -- postgres
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createClient, createReplayServer, type Lookup, loadFixtures } from '../src/index.js';
import { openDatabase } from '../src/service/database/open.js';
import { createHistory } from '../src/service/history/history.js';

const VERSIONS = 20_000;
const AT_ONCE = 500;

const folder = mkdtempSync(join(tmpdir(), 'port43-history-'));
const [given = join(folder, 'port43.db')] = process.argv.slice(2);
const location = given === 'postgres' ? (process.env.PORT43_TEST_POSTGRES ?? '') : given;
const database = await openDatabase(location);
const history = createHistory({
  database,
  source: 'bench',
  days: 30,
  onTrouble: (error) => {
    throw error;
  },
});

const records = await recordsOfFixtures();
const text = records.reduce(
  (sum, { parts }) => sum + parts.reduce((all, { body }) => all + body.length, 0),
  0,
);
console.log(`${records.length} records of ${Math.round(text / records.length)} characters on average`);
const before = await size();
await round('new versions', 1);
const after = await size();
console.log(
  `${Math.round((after - before) / VERSIONS)} bytes a version, ${((after - before) / VERSIONS / 1000).toFixed(1)} GB a million`,
);
await round('the same versions again', 2);
console.log(`${Math.round(((await size()) - before) / VERSIONS)} bytes a version then`);
await database.close();
rmSync(folder, { recursive: true });

/** Each name gets the record of a fixture, with an identifier of its own. */
async function round(what: string, at: number): Promise<void> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  for (let count = 0; count < VERSIONS; count++) {
    const { parts, properties } = records[count % records.length] as Lookup;
    const domain = `name-${count}.example`;
    history.saw({ domain, parts, properties: { ...properties, domain, domain_id: `${count}_DOMAIN` } }, at);
    if (count % AT_ONCE === AT_ONCE - 1) await history.close();
  }
  await history.close();
  const { user, system } = process.cpuUsage(cpu);
  const each = (ms: number) => `${(ms / VERSIONS).toFixed(3)} ms`;
  console.log(
    `${what}: ${each(performance.now() - start)} each, of all threads ${each((user + system) / 1000)} CPU`,
  );
}

async function size(): Promise<number> {
  const pages = 'select page_count * page_size as size from pragma_page_count(), pragma_page_size()';
  const table = "select pg_total_relation_size('history') as size";
  const { rows } = await sql
    .raw<{ size: string }>(location.startsWith('postgres') ? table : pages)
    .execute(database.db);
  return Number(rows[0]?.size);
}

async function recordsOfFixtures(): Promise<Lookup[]> {
  const fixtures = await loadFixtures(fileURLToPath(new URL('../fixtures', import.meta.url)));
  const replay = await createReplayServer({ fixtures });
  const client = createClient({ connect: replay.connect, pacing: false, rdap: 'never', retries: 0 });
  const registered = fixtures.filter(({ name, isResource }) => name === 'registered' && isResource !== true);
  const found = await Promise.allSettled(registered.map(({ domain }) => client.lookup(domain)));
  await client.close();
  await replay.close();
  return found.flatMap((each) =>
    each.status === 'fulfilled' && each.value.properties.registered === true ? [each.value] : [],
  );
}
