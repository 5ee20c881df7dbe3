import { execFile, spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseLines } from '../../src/cli/parse/lines.js';
import { parse } from '../../src/index.js';
import { writeFolder } from '../replay/fixture-folder.js';
import { isSuperlinear } from '../support/superlinear.js';
import { REGISTRAR_ANSWER, REGISTRY_ANSWER } from './answers.js';
import { CLI, runHere, start } from './port43.js';

const record = (id: number) => ({
  id,
  host: 'whois.registrar.example',
  domain: 'example.com',
  body: REGISTRAR_ANSWER.replace('Exampleton', `Town ${id}`),
});
const lines = (records: readonly unknown[]) => records.map((each) => `${JSON.stringify(each)}\n`).join('');

async function file(content: string): Promise<string> {
  const { folder, remove } = await writeFolder({ 'records.ndjson': content });
  onTestFinished(remove);
  return `${folder}/records.ndjson`;
}

const objects = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('parse --ndjson', () => {
  it('prints the properties of each record, with the other members of its line', async () => {
    const path = await file(lines([record(1)]));
    const run = await runHere(['parse', '--ndjson', path, '--threads', '1']);
    const { body, host, domain, id } = record(1);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(objects(run.stdout)).toEqual([
      { id, host, domain, properties: parse([{ host, body }], { domain }) },
    ]);
  });

  it('accepts the output of --json', async () => {
    const parts = [
      { host: 'whois.verisign-grs.com', body: REGISTRY_ANSWER },
      { host: 'whois.registrar.example', body: REGISTRAR_ANSWER },
    ];
    const printed = { input: 'example.com', domain: 'example.com', parts, record: 'x', properties: {} };
    const run = await runHere(['parse', '--ndjson', await file(lines([printed])), '--threads', '1']);
    expect(objects(run.stdout)).toEqual([
      { input: 'example.com', domain: 'example.com', properties: parse(parts, { domain: 'example.com' }) },
    ]);
  });

  it('keeps the order over several threads', { tags: 'slow' }, async () => {
    // More than a batch for each thread.
    const records = Array.from({ length: 4000 }, (_, n) => record(n));
    const child = start('parse', '--ndjson', '--threads', '2');
    child.stdin.end(lines(records));
    const all = objects(await text(child.stdout));
    expect(all.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
    expect(all[3999].properties.registrant_contacts[0].city).toBe('Town 3999');
  });

  it('reports invalid records in their place, and continues', { tags: 'slow' }, async () => {
    const path = await file(`${lines([record(1)])}{\n[]\n{"body":5}\n\n${lines([record(2)]).trimEnd()}`);
    const run = await runHere(['parse', '--ndjson', path, '--threads', '1']);
    const all = objects(run.stdout);
    expect(all.map(({ id, error }) => id ?? error.code)).toEqual([
      1,
      'NO_RECORD',
      'NO_RECORD',
      'NO_RECORD',
      2,
    ]);
    expect(run).toMatchObject({ code: 1, stderr: 'port43: 3 lines are not records\n' });
  });

  it('continues after a line that is nested too deep', async () => {
    const deep = `{"body":"Domain Name: b.com","extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}\n`;
    const path = await file(`${lines([{ body: 'x' }])}${deep}${lines([{ body: 'x' }])}`);
    const run = await runHere(['parse', '--ndjson', path, '--threads', '1']);
    expect(objects(run.stdout).map((each) => Object.keys(each))).toEqual([
      ['properties'],
      ['error'],
      ['properties'],
    ]);
    expect(run).toMatchObject({ code: 1, stderr: 'port43: 1 line is not a record\n' });
  });

  it('reads a folder of stored responses', async () => {
    const { folder, remove } = await writeFolder({
      'whois.nic.example/example.com.txt': REGISTRAR_ANSWER,
      'whois.nic.example/case.txt': Buffer.from('Domain: b\u00e9.example\n', 'latin1'),
      'whois.nic.example/case.json': { domain: 'xn--b-bga.example' },
    });
    onTestFinished(remove);
    const run = await runHere(['parse', '--ndjson', folder, '--threads', '1']);
    expect(objects(run.stdout)).toMatchObject([
      { file: 'whois.nic.example/case.txt', domain: 'xn--b-bga.example' },
      { file: 'whois.nic.example/example.com.txt', domain: 'example.com', host: 'whois.nic.example' },
    ]);
  });

  it('can be run several times by GNU parallel', async () => {
    if (spawnSync('parallel', ['--version']).status !== 0) return;
    const records = Array.from({ length: 200 }, (_, n) => record(n));
    const cli = `${process.execPath} ${CLI} parse --ndjson --threads 1`;
    const child = spawn('parallel', ['--pipe', '--keep-order', '--block', '30k', '--jobs', '2', cli]);
    child.stdin.end(lines(records));
    const all = objects(await text(child.stdout));
    expect(all.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
  });
});

describe('a folder with a file that cannot be read', () => {
  it.each([
    [
      'a description that is no JSON',
      { 'whois.example/a.txt': 'x\n', 'whois.example/a.json': '{bad' },
      'a.json',
    ],
    ['an answer that is larger than any', { 'whois.example/a.txt': 'x'.repeat(2 ** 24 + 1) }, 'a.txt'],
  ])('%s is reported in one line', async (_, files, name) => {
    const { folder, remove } = await writeFolder(files);
    onTestFinished(remove);
    const run = await runHere(['parse', '--ndjson', folder, '--threads', '1']);
    expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(name) });
    expect(run.stderr).toMatch(/^port43: [^\n]+\n$/);
  });
});

describe('explain --ndjson', () => {
  it('counts unread labels over all records', async () => {
    const odd = (n: number) => ({
      host: 'whois.nic.example',
      domain: 'example.com',
      body: `Domain Name: example.com\nRegistrar: X\nZyxw Vutsr: ${n}\n`,
    });
    const path = await file(lines([odd(1), odd(2), record(3)]));
    const run = await runHere(['explain', '--ndjson', path, '--threads', '1']);
    expect(run.stdout).toMatch(/^ +2 {2}whois\.nic\.example +Zyxw Vutsr\n/);
    expect(run.stderr).toMatch(/^3 records: \d+ lines unread/);
    const json = await runHere(['explain', '--ndjson', path, '--threads', '1', '--json']);
    expect(objects(json.stdout)[0]).toEqual({ host: 'whois.nic.example', label: 'Zyxw Vutsr', count: 2 });
  });
});

describe('a bundle of the library for Node, ESM', () => {
  it('starts: encoding tables are loaded only when a query needs them', async () => {
    const { folder, remove } = await writeFolder({});
    onTestFinished(remove);
    const outfile = `${folder}/bundle.mjs`;
    const contents =
      "import { parseDomain } from './src/index.ts'; console.log(parseDomain('example.com').tld);";
    await build({
      stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      external: ['socks'],
      logLevel: 'silent',
    });
    const { stdout } = await promisify(execFile)(process.execPath, [outfile]);
    expect(stdout).toBe('com\n');
  });
});

it('counting unread lines takes linear time', () => {
  const counted = (blanks: number) => {
    const body = `${' '.repeat(blanks)}Frobnitz      yes\nDomain: example.com\n`;
    const bytes = new TextEncoder().encode(lines([{ host: null, body }]));
    return () => {
      const { unread } = parseLines(bytes, { kind: 'explain' });
      expect(unread).toEqual([['unknown host\tFrobnitz      yes', 1]]);
    };
  };
  expect(isSuperlinear(counted(1000), counted(4000))).toBe(false);
});
