import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createReplayFetch, createReplayServer, type ReplayOptions } from '../../src/replay/index.js';
import { runHere } from '../cli/port43.js';
import { fixtureFolder } from './fixture-folder.js';

const HOST = 'whois.nic.it';
const FILES = {
  [`${HOST}/example.it.txt`]: 'Domain: example.it\nStatus: AVAILABLE\n',
  [`${HOST}/example.it@2026-03-01.txt`]: 'Domain: example.it\nStatus: ok\nExpire Date: 2027-03-01\n',
  [`${HOST}/example.it@2026-04-15.txt`]: 'Domain: example.it\nStatus: ok\nExpire Date: 2028-03-01\n',
  [`${HOST}/registered@2026-03-01.txt`]: 'Domain: shop.it\n',
  [`${HOST}/registered.json`]: { domain: 'shop.it', properties: { status: 'unknown' } },
};
const day = (text: string) => Date.parse(text);

async function askAt(now: string, question: string, options: Partial<ReplayOptions> = {}): Promise<string> {
  const fixtures = await fixtureFolder(FILES);
  const server = await createReplayServer({ fixtures, now: () => day(now), ...options });
  onTestFinished(() => server.close());
  const socket = await server.connect({ host: HOST });
  socket.write(`${question}\r\n`);
  return (await buffer(socket)).toString();
}

test.each([
  ['2026-02-28T23:59:59Z', 'AVAILABLE'],
  ['2026-03-01', 'Expire Date: 2027'],
  ['2026-04-14', 'Expire Date: 2027'],
  ['2026-04-15', 'Expire Date: 2028'],
  ['2030-01-01', 'Expire Date: 2028'],
])('at %s the response is the latest version that is not in the future', async (now, expected) => {
  expect(await askAt(now, 'example.it')).toContain(expected);
  expect(await askAt(now, 'example.it', { lazy: true })).toContain(expected);
});

test('a case with only later versions does not exist yet; a version has the description of its case', async () => {
  expect(await askAt('2026-02-28', 'shop.it')).toContain('no fixture');
  expect(await askAt('2026-03-01', 'shop.it')).toContain('Domain: shop.it');
});

test('a running server changes its responses with its clock', async () => {
  let now = day('2026-02-28');
  const server = await createReplayServer({ fixtures: await fixtureFolder(FILES), now: () => now });
  onTestFinished(() => server.close());
  const ask = async () => {
    const socket = await server.connect({ host: HOST });
    socket.write('example.it\r\n');
    return (await buffer(socket)).toString();
  };
  expect(await ask()).toContain('AVAILABLE');
  now = day('2026-03-02');
  expect(await ask()).toContain('Status: ok');
  expect(server.questions.map((each) => each.case)).toEqual(['example.it', 'example.it@2026-03-01']);
});

test('RDAP documents have versions too', async () => {
  const folder = await fixtureFolder({
    'rdap.example/a.json': { domain: 'example.page' },
    'rdap.example/a.rdap': { errorCode: 404 },
    'rdap.example/a@2026-03-01.rdap': { ldhName: 'example.page' },
  });
  const statusAt = async (now: string) => {
    const fetch = await createReplayFetch(folder, { now: () => day(now) });
    return (await fetch('https://rdap.example/domain/example.page')).status;
  };
  expect(await statusAt('2026-02-28')).toBe(404);
  expect(await statusAt('2026-03-01')).toBe(200);
});

test.each(['2026-02-30', 'today', '2026-03-01T00'])(
  '"@%s" is not a date, and the message says so',
  async (date) => {
    const fixtures = await fixtureFolder({
      [`${HOST}/a.json`]: { domain: 'example.it' },
      [`${HOST}/a@${date}.txt`]: '',
      [`${HOST}/a@${date}.json`]: { domain: 'example.it' },
    });
    await expect(createReplayServer({ fixtures })).rejects.toThrow(`got "${date}"`);
  },
);

test('port43 --replay DIR --at DATE', async () => {
  const folder = await fixtureFolder(FILES);
  const at = async (...args: string[]) =>
    runHere(['example.it', '--fields', 'status,expires_on', '--replay', folder, ...args]);
  expect(JSON.parse((await at('--at', '2026-03-01')).stdout).expires_on).toMatch(/^2027-03-01/);
  expect(JSON.parse((await at('--at', '2026-04-15T00:00:00Z')).stdout).expires_on).toMatch(/^2028-03-01/);
  expect(JSON.parse((await at('--at', '2026-02-28')).stdout).status).toBe('available');
  expect(await at('--at', '2026-02-30')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('2026-02-30'),
  });
  expect(await runHere(['example.it', '--at', '2026-02-28'])).toMatchObject({
    code: 2,
    stderr: 'port43: --at needs --replay DIR\n',
  });
});
