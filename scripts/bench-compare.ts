import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { buildParserFile } from './bench/build-parser.js';
import { COLD_ANSWERS, measureCold } from './bench/cold.js';
import { type Contender, measure } from './bench/measure.js';
import { loadAnswers } from './bench/records.js';

const HELP = `Measures what a change costs: this parser compared with that of another commit, in one run.

  npm run bench:compare -- COMMIT [OPTION…]

  COMMIT             for example origin/main or HEAD~1
  --rounds N         read all stored responses N times (default 120)
  --runs N           start N processes for the cold figures (default 9)
  --max-warm RATIO   exit 1 if this parser takes more than RATIO times as long
  --max-cold RATIO   the same, in a process that has just started
  --max-size RATIO   the same, for the size of the minified parser

Prints a table in Markdown. Times are CPU time, and both parsers read the same
responses in turn, so that a busy machine slows both down. Exits 2 on wrong usage
or if it could not measure.
`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '120' },
      runs: { type: 'string', default: '9' },
      'max-warm': { type: 'string' },
      'max-cold': { type: 'string' },
      'max-size': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const [commit, ...more] = positionals;
  if (commit === undefined || more.length > 0)
    throw new Error('expected one COMMIT to compare with (--help)');

  const base = checkOut(commit);
  const files = { base: await buildParserFile(base), change: await buildParserFile() };
  const answers = loadAnswers([join(ROOT, 'fixtures')], null);
  const contenders = {
    base: await parserOf(files.base),
    change: await parserOf(files.change),
  };
  const warm = measure(contenders, answers, Number(values.rounds));
  const cold = measureCold(
    Object.entries(files).map(([name, file]) => ({ name, file })),
    answers,
    Number(values.runs),
  );
  const each = (name: string) => cold.get(name)?.each ?? Number.NaN;
  const rows: Row[] = [
    { what: 'warm, µs an answer', ...warm, limit: values['max-warm'] },
    {
      what: `first ${COLD_ANSWERS} answers of a process, µs each`,
      base: each('base'),
      change: each('change'),
      limit: values['max-cold'],
    },
    {
      what: 'size of port43/parse, minified, kB',
      base: await minifiedSize(base),
      change: await minifiedSize(ROOT),
      limit: values['max-size'],
    },
  ];
  process.stdout.write(table(commit, rows));
  return rows.some(isOver) ? 1 : 0;
}

interface Row {
  what: string;
  base: number;
  change: number;
  limit: string | undefined;
}

const ratio = ({ base, change }: Row): number => change / base;
const isOver = (row: Row): boolean => row.limit !== undefined && !(ratio(row) <= Number(row.limit));

function table(commit: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const limit = row.limit === undefined ? '' : `${isOver(row) ? '**above** ' : ''}${row.limit}`;
    const figures = [row.base.toFixed(1), row.change.toFixed(1), ratio(row).toFixed(2), limit];
    return `| ${row.what} | ${figures.join(' | ')} |`;
  });
  const head = [`| | ${commit} | this | ratio | limit |`, '| --- | ---: | ---: | ---: | ---: |'];
  return `${[...head, ...lines].join('\n')}\n`;
}

/** What a parser is built from: its sources, and the configuration of its build, which commits of before it do not have. */
const BUILT_FROM = ['src', 'package.json', 'tsup.config.ts', 'scripts/build'];

/** A folder with the sources of that commit, removed when the process ends; it uses the packages of this checkout. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'port43-base-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const found = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  if (found.status !== 0) throw new Error(`no commit "${commit}"`);
  const options = { cwd: ROOT, maxBuffer: 2 ** 30 };
  const sha = found.stdout.trim();
  const paths = execFileSync('git', ['ls-tree', '--name-only', '-z', sha, ...BUILT_FROM], options)
    .toString()
    .split('\0')
    .filter((path) => path !== '');
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', sha, ...paths], options),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

async function minifiedSize(root: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/parse/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + contents.length, 0) / 1000;
}

async function parserOf(file: string): Promise<Contender> {
  const { parse }: typeof import('../src/parse/index.js') = await import(pathToFileURL(file).href);
  return ({ host, domain, body }) => parse([{ host, body }], domain === undefined ? {} : { domain });
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`bench:compare: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
