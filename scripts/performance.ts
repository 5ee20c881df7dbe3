/**
 * npm run performance -- [--only parser,engine,start,service] (after `npm run build`)
 *
 * Runs the benchmarks one after the other and inserts their output into docs/performance.md, each after its mark, with the date and the machine.
 * Run it on an idle machine: the page says how busy it was.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });

const printed = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const bench = (only: string): string => printed('npm', 'run', '--silent', 'bench', '--', '--only', only);
const SERVICE = 'npm run --silent bench:service';

const MEASURES: Readonly<Record<string, () => string>> = {
  parser: () => bench('parser'),
  engine: () => bench('engine'),
  start,
  service: () =>
    [
      printed('sh', '-c', SERVICE),
      printed(
        'env',
        'PORT43_FSYNC=on',
        'scripts/with-postgres.sh',
        'sh',
        '-c',
        `${SERVICE} -- --database "$PORT43_TEST_POSTGRES"`,
      ),
    ].join('\n'),
};

for (const name of values.only?.split(',') ?? Object.keys(MEASURES)) {
  const measure = MEASURES[name];
  if (measure === undefined)
    throw new Error(`unknown measurement "${name}": expected ${Object.keys(MEASURES).join(', ')}`);
  const busy = loadavg()[0] ?? 0;
  const text = measure().trim();
  const when = new Date().toISOString().slice(0, 10);
  const machine = `${when}, Node ${process.versions.node}, ${availableParallelism()} cores, load ${busy.toFixed(1)} before`;
  fill(name, `\`\`\`\n${text}\n\`\`\`\n\n(${machine})`);
  console.log(`${text}\n(${machine})\n`);
}

/** Inserts a text between the page's marks of that name. */
function fill(name: string, text: string): void {
  const marks = new RegExp(`(<!-- measured: ${name} -->\\n)[\\s\\S]*?(<!-- end -->)`);
  const before = readFileSync(page, 'utf8');
  if (!marks.test(before)) throw new Error(`docs/performance.md has no mark for ${name}`);
  writeFileSync(
    page,
    before.replace(marks, (_, open: string, close: string) => `${open}\n${text}\n\n${close}`),
  );
}

/** CPU time of whole processes in addition to that of Node alone, in ms: the median of eleven runs, alternating with Node. */
function start(): string {
  const cli = `${root}dist/cli.js`;
  if (!existsSync(cli)) throw new Error('dist is missing: run npm run build first');
  const answer = 'Domain Name: example.com\nCreation Date: 2001-02-03T04:05:06Z\n';
  const importing = (entry: string) => [
    '--input-type=module',
    '-e',
    `import { parse } from ${JSON.stringify(`${root}dist/${entry}.js`)}; parse(${JSON.stringify(answer)});`,
  ];
  const stored = `${root}fixtures/whois.nic.it/registered.txt`;
  const commands: Readonly<Record<string, string[]>> = {
    'node -e 0': ['-e', '0'],
    'port43 --version': [cli, '--version'],
    "import 'port43/parse', and an answer": importing('parse'),
    "import 'port43', and an answer": importing('index'),
    'port43 parse FILE': [cli, 'parse', stored],
    'port43 --replay fixtures example.com': [cli, '--replay', `${root}fixtures`, 'example.com'],
  };
  const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
  for (let round = 0; round < 11; round++)
    for (const [name, args] of Object.entries(commands)) times.get(name)?.push(cpuOf(args));
  const median = (name: string) => (times.get(name) ?? []).sort((a, b) => a - b)[5] ?? 0;
  const alone = median('node -e 0');
  const [, ...names] = Object.keys(commands);
  const above = (name: string) => (median(name) - alone).toFixed(0).padStart(5);
  return names
    .map((name) => `${name.padEnd(40)}${above(name)} ms of CPU above Node’s ${alone.toFixed(0)}`)
    .join('\n');
}

/** In ms, of a process with all its threads. */
function cpuOf(args: readonly string[]): number {
  const hook = `${root}scripts/bench/cpu-at-exit.cjs`;
  const { output, status } = spawnSync(process.execPath, ['--require', hook, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: exit code ${status}`);
  return Number(output[3]) / 1000;
}
