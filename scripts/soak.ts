/**
 * npm run soak -- [--minutes N] [--write]
 * scripts/with-postgres.sh npm run soak -- [--minutes N] [--write]
 *
 * Runs the service under a mix of load and looks at what it uses: cached records, lookups at quick, slow, silent, resetting and endless
 * servers, jobs, failed log-ins, clients that never read. On SQLite, and on PostgreSQL with a worker process if PORT43_TEST_POSTGRES is set.
 * Prints each gauge as a line of bars over time. Exits with 1 if one of them keeps growing, if something is left when the load is over, or if
 * the credits are not exact. `--write` puts the result into docs/reliability.md.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openAccounts } from '../src/service/index.js';
import { GAUGES, type Sample } from './soak/gauge.js';
import { isGrowing, MAY_GROW } from './soak/growth.js';
import { type Counts, load } from './soak/load.js';
import { plot } from './soak/plot.js';
import { RELIABILITY, sectionOf, soakSection } from './soak/section.js';
import { startUpstreams } from './soak/upstreams.js';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, write: { type: 'boolean', default: false } },
});
const duration = Number(values.minutes) * 60_000;
if (!(duration > 0)) throw new TypeError(`--minutes ${values.minutes}: must be a positive number`);

const ACCOUNTS = 20;
/** Samples of a run. */
const SAMPLES = 240;
/** ms after the load until idle connections are closed: longer than the timeout of a lookup. */
const REST_MS = 8000;
/** What may be more after the load than before it: connections that clients keep open, and timers that clean up. */
const LEFT = { sockets: 4, timers: 8, files: 8 } as const;

const faults: string[] = [];
const printed: string[] = [];
function tell(line: string): void {
  printed.push(line);
  console.log(line);
}

await soak('SQLite', null);
const { PORT43_TEST_POSTGRES: postgres } = process.env;
if (postgres) await soak('PostgreSQL', postgres);
else console.log('skipped: PostgreSQL (PORT43_TEST_POSTGRES is not set)');
if (values.write) write();
for (const fault of faults) console.error(`soak: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);

async function soak(title: string, location: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'port43-soak-'));
  const children: ChildProcess[] = [];
  try {
    const database = location ?? join(folder, 'soak.db');
    const port = String(await startUpstreams());
    const withWorker = location === null ? [] : ['no-jobs'];
    const [url = '', ...keys] = await start(
      children,
      'service',
      [database, port, `${ACCOUNTS}`, ...withWorker],
      ACCOUNTS + 1,
    );
    if (location !== null) await start(children, 'worker', [database, port], 1);
    const names = location === null ? ['service'] : ['service', 'worker'];

    const counts: Counts = new Map();
    const atRest = await sample(children);
    const taken: Sample[][] = names.map(() => []);
    const take = async () => {
      for (const [index, each] of (await sample(children)).entries()) taken[index]?.push(each);
    };
    const over = new AbortController();
    setMaxListeners(0, over.signal);
    const loaded = load({ url, keys }, counts, over.signal);
    const end = performance.now() + duration;
    do {
      await wait(duration / SAMPLES);
      await take();
    } while (performance.now() < end);
    over.abort();
    await loaded;
    await wait(REST_MS);
    const afterwards = await sample(children);

    tell(`\n${title}, ${values.minutes} minutes`);
    for (const [index, name] of names.entries())
      report(`${title}, ${name}`, taken[index] ?? [], atRest[index], afterwards[index]);
    tell('  responses, by status');
    for (const kind of new Set([...counts.keys()].map((each) => each.slice(0, -4)))) {
      const statuses = [...counts].filter(([each]) => each.slice(0, -4) === kind).sort();
      tell(
        `    ${kind.padEnd(21)}${statuses.map(([each, count]) => `${each.slice(-3)}: ${count}`).join('  ')}`,
      );
    }
    const served = [...counts].filter(([kind]) => / 20[02]$/.test(kind));
    if (served.length < 4) faults.push(`${title}: the load was not served`);
    await stop(children);
    const books = await openAccounts(database);
    if (!(await books.audit()).exact) faults.push(`${title}: the credits are not exact`);
    await books.close();
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
}

function report(
  name: string,
  samples: readonly Sample[],
  before: Sample | undefined,
  after: Sample | undefined,
): void {
  tell(`  ${name}`);
  for (const [key, label] of Object.entries(GAUGES) as [keyof Sample, string][]) {
    const series = samples.map((each) => each[key]);
    const [least, most] = [Math.min(...series), Math.max(...series)];
    const range = `${least.toFixed(0)} to ${most.toFixed(0)}`;
    tell(`    ${label.padEnd(21)}${plot(series)}  ${range}`);
    if (isGrowing(series, MAY_GROW[key])) faults.push(`${name}: ${label} keeps growing (${range})`);
    const left = LEFT[key as keyof typeof LEFT];
    if (left !== undefined && before !== undefined && after !== undefined && after[key] > before[key] + left)
      faults.push(`${name}: ${label}: ${before[key]} before the load, ${after[key]} when it is over`);
  }
}

/** Starts a process of scripts/soak and returns its first lines. */
async function start(
  children: ChildProcess[],
  name: string,
  args: string[],
  lines: number,
): Promise<string[]> {
  const file = fileURLToPath(new URL(`soak/${name}.ts`, import.meta.url));
  const child = fork(file, args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  const printed: string[] = [];
  if (child.stdout !== null)
    for await (const line of createInterface({ input: child.stdout }))
      if (printed.push(line) === lines) return printed;
  throw new Error(`scripts/soak/${name}.ts did not start`);
}

function sample(children: readonly ChildProcess[]): Promise<Sample[]> {
  return Promise.all(
    children.map(async (child) => {
      child.send('sample');
      const [found] = (await once(child, 'message')) as [Sample];
      return found;
    }),
  );
}

async function stop(children: ChildProcess[]): Promise<void> {
  for (const child of children.splice(0)) {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
}

function write(): void {
  const command = `${postgres ? 'scripts/with-postgres.sh ' : ''}npm run soak -- --minutes ${values.minutes} --write`;
  const day = new Date().toISOString().slice(0, 10);
  const circumstances = `${day} (Node ${process.versions.node}, ${cpus().length} cores)`;
  writeFileSync(RELIABILITY, soakSection().document + sectionOf(command, circumstances, printed.join('\n')));
}
