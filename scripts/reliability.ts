/**
 * scripts/with-postgres.sh npm run reliability -- [--times N]
 *
 * Repeats every fault of the tests, and writes docs/reliability.md: what was done to the service, what it promises in that case, and how often
 * the promise held. Exits with 1 if one did not always hold.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { trySilentUpstreams } from './reliability/silent-upstreams.js';
import { RELIABILITY, soakSection } from './soak/section.js';

const { values } = parseArgs({ options: { times: { type: 'string', default: '3' } } });
const root = fileURLToPath(new URL('..', import.meta.url));

/** Each test in these suites is titled "fault: promise"; its suite is named for the database or the part. */
const SUITES = ['database-faults', 'processes', 'many-lookups', 'jobs/workers', 'jobs/database-away'];
const FILES = SUITES.map((name) => `test/service/${name}`);

interface Report {
  testResults: {
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[];
    }[];
  }[];
}

if (!process.env.PORT43_TEST_POSTGRES)
  throw new Error('PORT43_TEST_POSTGRES is not set: run scripts/with-postgres.sh npm run reliability');
const CROWD = { requests: 10_000, wave: 250, pause: 250, accounts: 50 };
/** MB over idle, and ms. */
const MEMORY = 256;
const VISIT = 250;
const folder = mkdtempSync(join(tmpdir(), 'port43-reliability-'));
const tried = new Map<
  string,
  { where: string; fault: string; promise: string; times: number; held: number }
>();
const figures: string[] = [];
const before = loadavg()[0]?.toFixed(1);

function count(where: string, fault: string, promise: string, held: boolean): void {
  const key = `${where} ${fault}: ${promise}`;
  const row = tried.get(key) ?? { where, fault, promise, times: 0, held: 0 };
  row.times++;
  if (held) row.held++;
  tried.set(key, row);
}
for (let time = 1; time <= Number(values.times); time++) {
  console.error(`${time} of ${values.times} …`);
  const outputFile = join(folder, `${time}.json`);
  const vitest = ['vitest', 'run', ...FILES, '--reporter=json', `--outputFile=${outputFile}`];
  spawnSync('npx', vitest, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  for (const { ancestorTitles, title, status, failureMessages } of testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    const [, fault, promise] = /^(.+?): (.+)$/.exec(title) ?? [];
    if (fault === undefined || promise === undefined) continue;
    for (const message of failureMessages) console.error(`${title}: ${message}`);
    count(ancestorTitles.at(-1)?.replaceAll("'", '') ?? '', fault, promise, status === 'passed');
  }
  await crowd();
}
rmSync(folder, { recursive: true });

async function crowd(): Promise<void> {
  const { statuses, idle, peak, account, starved, took, unpaid } = await trySilentUpstreams(CROWD);
  const answered = (statuses[503] ?? 0) + (statuses[504] ?? 0);
  const fault = `${CROWD.requests} connections at the same time, on silent servers`;
  const calm = answered === CROWD.requests && unpaid && peak - idle <= MEMORY;
  count('lookups', fault, `all get a response and none is charged, within ${MEMORY} MB over idle`, calm);
  count(
    'lookups',
    fault,
    `\`/account\` responds within ${VISIT} ms, not counting waits for a core`,
    account.slowestOwn <= VISIT,
  );
  figures.push(
    `| ${statuses[504] ?? 0} | ${statuses[503] ?? 0} | ${idle.toFixed(0)} MB | ${peak.toFixed(0)} MB | ${account.median.toFixed(0)} ms | ${account.late.toFixed(0)} ms | ${account.slowest.toFixed(0)} ms | ${account.slowestOwn.toFixed(0)} ms | ${(starved / 1000).toFixed(1)} of ${(took / 1000).toFixed(0)} s |`,
  );
}

const rows = [...tried.values()].sort((a, b) => a.where.localeCompare(b.where));
const day = new Date().toISOString().slice(0, 10);
const text = `# Faults that the service survives

Made by \`scripts/with-postgres.sh npm run reliability -- --times ${values.times}\` on ${day} (Node ${process.versions.node}, ${cpus().length}
cores of ${cpus()[0]?.model ?? 'an unknown kind'}, load average ${before} before and ${loadavg()[0]?.toFixed(1)} at the end, partly from other work). Each row is a test that CI runs once; CI runs the test with many connections with fewer of them. "Under load": 16 clients send requests without a pause. After the fault, every response is
compared with the ledger: 200 is charged once, all others are not charged, and the audit is exact.

| | fault | promise | tried | held |
| --- | --- | --- | --- | --- |
${rows.map(({ where, fault, promise, times, held }) => `| ${where} | ${fault} | ${promise} | ${times} | ${held} |`).join('\n')}

The connections arrive in waves of ${CROWD.wave}, ${CROWD.pause} ms apart, with ${CROWD.accounts} accounts; clients, service and servers are separate processes on the same
machine. "Waited for a core": the service's main thread was ready to run, but other processes used the cores.

| 504: the servers were silent | 503: no turn | memory, idle | memory, peak | \`/account\`, median | 99th percentile | slowest | slowest, without waits for a core | waited for a core |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${figures.join('\n')}

${soakSection().section}`;
writeFileSync(RELIABILITY, text);
process.stdout.write(text);
process.exitCode = rows.every(({ times, held }) => times === held) ? 0 : 1;
