import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, lstat, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeFolder } from '../replay/fixture-folder.js';
import { ANSWERS } from './answers.js';
import { runHere, start } from './port43.js';

/** How often the command is killed. */
const KILLS = Number(process.env.PORT43_KILLS ?? 3);

let folder: string;
let replay: string[];
let count = 0;

beforeAll(async () => {
  const answers = await writeFolder(ANSWERS);
  const lists = await writeFolder({
    'names.txt': '# mine\nexample.com\nhttps://example-free.com/\n\nexample.de\nbad..name\nexample.com\n',
    'unknown.txt': 'nobody-knows.com\n',
    'names.csv': 'id,domain\n1,example.com\n2,example-free.com\n3,example.de\n',
    // The names of a server that says nothing.
    'endless.txt': `example.com\n${Array.from({ length: 299 }, (_, n) => `silent${n}.de\n`).join('')}`,
    'many.txt': Array.from({ length: 300 }, (_, n) => `example${n % 250}.com\n`).join(''),
  });
  folder = lists.folder;
  replay = ['--replay', answers.folder];
  return () => Promise.all([answers.remove(), lists.remove()]);
});

const fresh = () => join(folder, `out${count++}`);
const list = (name: string) => join(folder, name);
const bulk = (name: string, out: string, ...more: string[]) =>
  runHere(['bulk', list(name), '--out', out, ...more, ...replay]);
const results = async (out: string) =>
  (await readFile(out, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const places = (all: { line: number; input: string }[]) =>
  all.map(({ line, input }) => `${line} ${input}`).sort();

const WHOLE = [
  '2 example.com',
  '3 https://example-free.com/',
  '5 example.de',
  '6 bad..name',
  '7 example.com',
];

describe('port43 bulk', () => {
  test('with --available, gives the reason and the line of each name in the list, so that it can be resumed', async () => {
    const out = fresh();
    await bulk('names.txt', out, '--available');
    const all = await results(out);
    expect(places(all)).toEqual(WHOLE);
    expect(all.find(({ line }) => line === 3)).toEqual({
      input: 'https://example-free.com/',
      line: 3,
      domain: 'example-free.com',
      available: true,
      status: 'available',
      reason: 'free',
      host: 'whois.verisign-grs.com',
      by: 'whois',
    });
    expect((await bulk('names.txt', out, '--available')).stderr).toMatch(/^5 of 5 names done, 0 now/);
  });

  test('writes a line for each name: the input, its line number, and the result', async () => {
    const out = fresh();
    const run = await bulk('names.txt', out, '--properties');
    const all = await results(out);
    expect(places(all)).toEqual(WHOLE);
    for (const each of all) expect(Object.keys(each).slice(0, 2)).toEqual(['input', 'line']);
    expect(all.find(({ line }) => line === 3)).toMatchObject({
      domain: 'example-free.com',
      properties: { status: 'available' },
    });
    expect(all.find(({ line }) => line === 5)).toMatchObject({ error: { code: 'THROTTLED' } });
    expect(Object.keys(all.find(({ line }) => line === 2))).toEqual([
      'input',
      'line',
      'domain',
      'properties',
      'warnings',
    ]);
    expect(run).toMatchObject({ code: 6, stdout: '' });
    expect(run.stderr).toMatch(/^5 of 5 names done, 5 now/);
    expect(run.stderr).toMatch(/^ {2}1 failed: THROTTLED$/m);
  });

  test('reports names without a stored response', async () => {
    const run = await bulk('unknown.txt', fresh());
    expect(run).toMatchObject({ code: 2, stderr: expect.stringMatching(/^ {2}1 failed: NO_FIXTURE$/m) });
  });

  test.runIf(existsSync('/dev/full'))('ends with the reason if the disk is full', async () => {
    const run = await bulk('many.txt', '/dev/full', '--properties');
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain('port43: /dev/full: cannot be written (ENOSPC)');
  });

  test('says so if a list has no names', async () => {
    const { code, stderr } = await bulk('names.csv', fresh(), '--column', '5');
    expect(stderr).toMatch(/No names in .*names\.csv, column 5\.\n$/);
    expect(code).toBe(0);
  });

  test.skipIf(process.platform === 'win32')(
    'rejects a list in a pipe, which cannot be read again',
    async () => {
      const pipe = fresh();
      execFileSync('mkfifo', [pipe]);
      const out = fresh();
      expect(await runHere(['bulk', pipe, '--out', out, ...replay])).toMatchObject({
        code: 2,
        stderr: `port43: ${pipe} is a pipe, but a list is read more than once: save it to a file first\n`,
      });
      expect(existsSync(out)).toBe(false);
    },
  );

  test('rejects a dash as the output file', async () => {
    expect(await bulk('names.txt', '-')).toMatchObject({
      code: 2,
      stderr:
        'port43: --out: expected a file, got "-" (to print results on stdout: port43 --json - < LIST)\n',
    });
  });

  test('rejects a folder as the output file', async () => {
    const run = await bulk('names.txt', folder);
    expect(run).toMatchObject({
      code: 2,
      stderr: `port43: ${folder} is a folder: results need a file\n`,
    });
  });

  test('queries nothing twice, and says so', async () => {
    const out = fresh();
    await bulk('names.txt', out);
    const before = await readFile(out, 'utf8');
    const run = await bulk('names.txt', out);
    expect(run).toMatchObject({ code: 0, stderr: expect.stringContaining('has a result already') });
    expect(await readFile(out, 'utf8')).toBe(before);
  });

  test('resumes after the last complete line, wherever the file was cut off', async () => {
    const out = fresh();
    await bulk('names.txt', out, '--properties');
    const whole = await readFile(out, 'utf8');
    for (let at = 0; at < whole.length; at += 397) {
      const cut = fresh();
      await writeFile(cut, whole.slice(0, at));
      await bulk('names.txt', cut, '--properties');
      expect(places(await results(cut))).toEqual(WHOLE);
    }
  });

  test('accepts names appended to the list', async () => {
    const out = fresh();
    const names = fresh();
    await writeFile(names, 'example.com\n');
    await runHere(['bulk', names, '--out', out, ...replay]);
    await appendFile(names, 'example-free.com\n');
    await runHere(['bulk', names, '--out', out, ...replay]);
    expect(places(await results(out))).toEqual(['1 example.com', '2 example-free.com']);
  });

  test('retries failures on request, and replaces them', async () => {
    const out = fresh();
    await bulk('names.txt', out, '--misbehave', 'empty');
    expect((await results(out)).every(({ error }) => error !== undefined)).toBe(true);
    await bulk('names.txt', out);
    expect((await results(out)).every(({ error }) => error !== undefined)).toBe(true);
    const run = await bulk('names.txt', out, '--retry-failed');
    const all = await results(out);
    expect(places(all)).toEqual(WHOLE);
    expect(
      all
        .filter(({ error }) => error !== undefined)
        .map(({ line }) => line)
        .sort(),
    ).toEqual([5, 6]);
    expect(run.code).toBe(6);
  });

  test('writes CSV from a CSV column, and resumes it', async () => {
    const out = fresh();
    const columns = ['--column', 'domain', '--fields', 'status,expires_on,nameservers.name', '--csv'];
    await bulk('names.csv', out, ...columns);
    const text = await readFile(out, 'utf8');
    const [header, ...rows] = text.trimEnd().split('\n');
    expect(header).toBe('input,line,status,expires_on,nameservers.name,error');
    expect(rows.sort()).toEqual([
      'example-free.com,3,available,,,',
      'example.com,2,registered,2095-08-13T04:00:00+00:00,ns1.example.com,',
      'example.de,4,,,,THROTTLED',
    ]);
    const cut = fresh();
    await writeFile(cut, text.slice(0, header === undefined ? 0 : header.length + 20));
    await bulk('names.csv', cut, ...columns);
    expect((await readFile(cut, 'utf8')).split('\n').sort()).toEqual(text.split('\n').sort());
  });

  test.each<[string, (out: string) => Promise<unknown>, RegExp]>([
    ['another list', (out) => bulk('names.csv', out, '--column', '2'), /does it belong to another list\?/],
    ['something else', (out) => writeFile(out, 'my diary\n'), /not a result of port43 bulk: my diary/],
  ])('refuses to resume with %s', async (_, make, message) => {
    const out = fresh();
    await make(out);
    const before = await readFile(out, 'utf8');
    const run = await bulk('names.txt', out);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
    expect(await readFile(out, 'utf8')).toBe(before);
  });

  test.each([[['--properties']], [['--fields', 'status', '--csv']]])(
    'never changes another kind of file, whether or not its last line ends: %j',
    async (form) => {
      for (const text of ['my diary', 'my diary\nof today', '\n']) {
        const out = fresh();
        await writeFile(out, text);
        for (const retrying of [[], ['--retry-failed']]) {
          const run = await bulk('names.txt', out, ...form, ...retrying);
          expect(run).toMatchObject({
            code: 2,
            stderr: expect.stringMatching(/not a result|columns are different/),
          });
          expect(await readFile(out, 'utf8')).toBe(text);
        }
      }
    },
  );

  test.each([['example.com'], ['example.com\n']])('never writes to the list itself: %j', async (text) => {
    const names = fresh();
    await writeFile(names, text);
    await symlink(names, `${names}.link`);
    for (const out of [names, `${names}.link`]) {
      const run = await runHere(['bulk', names, '--out', out, ...replay]);
      expect(run).toMatchObject({
        code: 2,
        stderr: `port43: --out: ${out} is the list itself: choose another file\n`,
      });
    }
    expect(await readFile(names, 'utf8')).toBe(text);
  });

  test('checks which list a file belongs to before it removes failures', async () => {
    const out = fresh();
    await bulk('names.txt', out);
    const before = await readFile(out, 'utf8');
    const run = await bulk('names.csv', out, '--column', 'domain', '--retry-failed');
    expect(run).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('does it belong to another list?'),
    });
    expect(await readFile(out, 'utf8')).toBe(before);
  });

  test.skipIf(process.platform === 'win32')(
    'removes failures from the target of a symbolic link, and keeps its permissions',
    async () => {
      const out = fresh();
      await bulk('names.txt', out);
      await chmod(out, 0o600);
      await symlink(out, `${out}.link`);
      await bulk('names.txt', `${out}.link`, '--retry-failed');
      expect(places(await results(out))).toEqual(WHOLE);
      expect((await stat(out)).mode & 0o777).toBe(0o600);
      expect((await lstat(`${out}.link`)).isSymbolicLink()).toBe(true);
    },
  );

  test.each([
    [['bulk'], /one list in a file/],
    [['bulk', 'names.txt'], /--out is missing/],
    [['bulk', '/nowhere.txt', '--out', '/nowhere.out'], /nowhere\.txt: cannot be read \(ENOENT\)/],
    [['bulk', 'x', '--out', 'y', '--csv'], /--csv needs --fields/],
    [
      ['bulk', 'x', '--out', 'y', '--fields', 'expries_on'],
      /unknown field "expries_on": did you mean expires_on\?/,
    ],
  ])('%j is wrong usage', async (args, message) => {
    expect(await runHere(args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
  });
});

const SLOW = ['--concurrency', '4', '--misbehave', 'slow=10'];

const begin = (names: string, out: string, ...more: string[]) =>
  start('bulk', list(names), '--out', out, '--properties', ...more, ...replay);

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

test('bulk: killed at any moment and resumed, it queries no name twice and omits none', {
  tags: 'slow',
  timeout: 600_000,
}, async () => {
  const out = fresh();
  for (let kill = 0; kill < KILLS; kill++) {
    // Begins anew when all is there before the kills are used up.
    const before = await sizeOf(out);
    if ((await readFile(out, 'utf8').catch(() => '')).split('\n').length > 280) await writeFile(out, '');
    const child = begin('many.txt', out, ...SLOW);
    const closed = once(child, 'close');
    const ended = closed.then(() => true);
    // Every third one is killed as it starts, when it looks at what is there.
    if (kill % 3 > 0)
      while ((await sizeOf(out)) <= before && !(await Promise.race([ended, delay(5, false)])));
    await delay(Math.random() * 200);
    child.kill('SIGKILL');
    await closed;
  }
  const [code] = await once(begin('many.txt', out), 'close');
  const all = await results(out);
  // Most of the names have no stored response.
  expect(code).toBe(2);
  expect(places(all)).toEqual(Array.from({ length: 300 }, (_, n) => `${n + 1} example${n % 250}.com`).sort());
});

test('bulk: locks its file: a second process is rejected, queries nothing and changes nothing', {
  tags: 'slow',
}, async () => {
  const out = fresh();
  const first = begin('endless.txt', out, '--misbehave', 'silent@whois.denic.de');
  while ((await sizeOf(out)) === 0) await delay(5);
  // Half a result, as one that is being written looks to others.
  await appendFile(out, '{"input":"silent0.de","li');
  const before = await readFile(out, 'utf8');
  const second = await runHere(['bulk', list('endless.txt'), '--out', out, ...replay]);
  expect(second).toMatchObject({
    code: 2,
    stderr: `port43: ${out}: another port43 bulk is writing to it\n`,
  });
  expect(await readFile(out, 'utf8')).toBe(before);
  const closed = once(first, 'close');
  first.kill('SIGKILL');
  await closed;
  // However the first one ended.
  await runHere(['bulk', list('endless.txt'), '--out', out, ...replay]);
  expect(await results(out)).toHaveLength(300);
});

test('bulk: ends cleanly on Ctrl-C, and says how to resume', { tags: 'slow' }, async () => {
  const out = fresh();
  const child = begin('endless.txt', out, '--retry-failed', '--misbehave', 'silent@whois.denic.de');
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  while ((await sizeOf(out)) === 0) await delay(5);
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(code).toBe(130);
  expect(said).toMatch(/^1 of 300 names done/);
  expect(said).toMatch(/^Interrupted\. To resume: port43 bulk .*endless\.txt --out .*$/m);
  expect(said).not.toContain('--retry-failed');
  const all = await results(out);
  expect(places(all)).toEqual(['1 example.com']);
});
