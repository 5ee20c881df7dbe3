import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fixtureFolder } from '../replay/fixture-folder.js';
import { start } from './port43.js';

const HOST = 'whois.verisign-grs.com';
const COUNT = 300;
/** How often the process is killed on the day on which all names change. */
const KILLS = Number(process.env.PORT43_KILLS ?? 5);

/** Names that are all renewed on 2 March. */
async function list() {
  const names = Array.from({ length: COUNT }, (_, at) => `name${at}.com`);
  const record = (name: string, year: number) =>
    `Domain Name: ${name}\nRegistry Expiry Date: ${year}-09-01T00:00:00Z\n`;
  const folder = await fixtureFolder({
    'names.txt': `${names.join('\n')}\n`,
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`replay/${HOST}/${name}.txt`, record(name, 2026)],
        [`replay/${HOST}/${name}@2026-03-02.txt`, record(name, 2027)],
      ]),
    ),
  });
  const args = (date: string) => [
    ...['watch', join(folder, 'names.txt'), '--state', join(folder, 'state'), '--ndjson', '--no-referrals'],
    ...['--replay', join(folder, 'replay'), '--at', date],
  ];
  return { folder, args };
}

/** Runs the command, and kills it after so many lines, if it is not done before. */
async function run(args: string[], killAfter = Number.POSITIVE_INFINITY) {
  const child = start(...args);
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    if (stdout.split('\n').length > killAfter) child.kill('SIGKILL');
  });
  child.stderr.resume();
  const [code] = await once(child, 'close');
  // A kill may cut off the last line.
  const lines = stdout
    .slice(0, stdout.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  return {
    code,
    events: lines.map((line): { id: string; domain: string; type: string } => JSON.parse(line)),
  };
}

it('a process that is killed again and again loses no event, and repeats events only with the same id', {
  timeout: 120_000,
}, async () => {
  const { args } = await list();
  expect(await run(args('2026-03-01'))).toEqual({ code: 0, events: [] });
  const told = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const { code, events } = await run(args('2026-03-02'), 1 + kill * 7);
    expect(code).toBeNull();
    told.push(...events);
  }
  const { code, events } = await run(args('2026-03-02'));
  expect(code).toBe(10);
  told.push(...events);
  const distinct = new Map(told.map((event) => [event.id, event]));
  expect([...distinct.values()].map(({ domain }) => domain).sort()).toEqual(
    Array.from({ length: COUNT }, (_, at) => `name${at}.com`).sort(),
  );
  expect(told.length - distinct.size).toBeLessThanOrEqual(KILLS);
  expect(await run(args('2026-03-02'))).toEqual({ code: 0, events: [] });
});

it('--every stays, reads the list before each pass, and ends at SIGTERM', { timeout: 60_000 }, async () => {
  const { folder, args } = await list();
  await writeFile(join(folder, 'names.txt'), 'name0.com\n');
  const child = start(...args('2026-03-01'), '--every', '1s', '--verbose');
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const until = async (text: string) => {
    while (!stderr.includes(text)) await delay(50);
  };
  await until('1 names, 1 looked up');
  await writeFile(join(folder, 'names.txt'), 'name0.com\nname1.com\n');
  await until('2 names, 1 looked up');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(await readFile(join(folder, 'state', 'lock'), 'utf8').catch(() => 'released')).toBe('released');
});
