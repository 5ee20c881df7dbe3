/**
 * scripts/with-postgres.sh npm run reliability -- [--times N]
 *
 * Tries every fault of the tests so many times, and writes docs/reliability.md: what was done to the service, what it promises
 * then, and how often it held. Exits with 1 where it did not always hold.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
const root = fileURLToPath(new URL('..', import.meta.url));

/** A test there is "fault: promise" on the database, or the part, that its suite is named for. */
const FILES = ['database-faults', 'processes', 'many-lookups'].map((name) => `test/service/${name}.test.ts`);

interface Report {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

if (!process.env.PORT43_TEST_POSTGRES) throw new Error('start it by scripts/with-postgres.sh');
const folder = mkdtempSync(join(tmpdir(), 'port43-reliability-'));
const tried = new Map<
  string,
  { where: string; fault: string; promise: string; times: number; held: number }
>();
for (let time = 1; time <= Number(values.times); time++) {
  console.error(`${time} of ${values.times} …`);
  const outputFile = join(folder, `${time}.json`);
  const vitest = ['vitest', 'run', ...FILES, '--reporter=json', `--outputFile=${outputFile}`];
  spawnSync('npx', vitest, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  for (const { ancestorTitles, title, status } of testResults.flatMap((file) => file.assertionResults)) {
    const [, fault, promise] = /^(.+?): (.+)$/.exec(title) ?? [];
    if (fault === undefined || promise === undefined) continue;
    const where = ancestorTitles.at(-1)?.replaceAll("'", '') ?? '';
    const row = tried.get(`${where} ${title}`) ?? { where, fault, promise, times: 0, held: 0 };
    row.times++;
    if (status === 'passed') row.held++;
    tried.set(`${where} ${title}`, row);
  }
}
rmSync(folder, { recursive: true });

const rows = [...tried.values()].sort((a, b) => a.where.localeCompare(b.where));
const day = new Date().toISOString().slice(0, 10);
const text = `# What the service survives

Made by \`scripts/with-postgres.sh npm run reliability -- --times ${values.times}\` on ${day} (Node ${process.versions.node}, ${cpus().length} cores); each row is a
test, which CI runs once. "Under load": 16 clients ask without a pause, and after the fault each answer that any of them got is
compared with the ledger: 200 is charged once, anything else is not charged, and the audit is exact.

| | fault | promise | tried | held |
| --- | --- | --- | --- | --- |
${rows.map(({ where, fault, promise, times, held }) => `| ${where} | ${fault} | ${promise} | ${times} | ${held} |`).join('\n')}
`;
writeFileSync(join(root, 'docs/reliability.md'), text);
process.stdout.write(text);
process.exitCode = rows.every(({ times, held }) => times === held) ? 0 : 1;
