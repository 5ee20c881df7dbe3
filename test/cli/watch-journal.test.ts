import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Disk } from '../../src/cli/watch/disk.js';
import { Journal } from '../../src/cli/watch/journal.js';
import { checkFailure, type WatchEvent } from '../../src/watches/index.js';
import { fixtureFolder } from '../replay/fixture-folder.js';

const SETTINGS = { expiring: [], available: false, failingAfter: 0 };
const { state } = checkFailure(null, { code: 'TIMEOUT', message: 'no response' }, SETTINGS, 0);
const event: WatchEvent = {
  id: 'evt_1',
  at: '2026-03-01T00:00:00.000Z',
  domain: 'example.com',
  type: 'available',
};

it('a rewritten journal keeps names, their versions, and events that did not arrive', async () => {
  const folder = await fixtureFolder({});
  const first = await Journal.open(folder, new Disk());
  for (const version of ['v1', 'v2', 'v1', 'v1'])
    await first.checked('example.com', { ...state, version, checked: 1 }, [], []);
  await first.checked(
    'example.com',
    { ...state, version: 'v3', checked: 2 },
    [event],
    ['print', 'exec', 'notify'],
  );
  await first.done('evt_1', 'print');
  await first.failed('evt_1', 'notify');
  await first.close();
  const lines = async () =>
    (await readFile(join(folder, 'journal.ndjson'), 'utf8')).trimEnd().split('\n').length;
  expect(await lines()).toBe(8);

  for (const mayExceed of [() => 100, () => 0, () => 0]) {
    const journal = await Journal.open(folder, new Disk(), mayExceed);
    expect(journal.names.get('example.com')?.versions).toEqual([
      ['v1', 1],
      ['v2', 1],
      ['v1', 1],
      ['v3', 2],
    ]);
    expect([...journal.pending]).toEqual([
      ['evt_1', { event, sinks: { exec: { tries: 0 }, notify: { tries: 1 } } }],
    ]);
    await journal.close();
  }
  expect(await lines()).toBe(3);

  const last = await Journal.open(folder, new Disk());
  await last.done('evt_1', 'exec');
  await last.done('evt_1', 'notify');
  expect(last.pending.size).toBe(0);
  await last.close();
});

it('a file that is not a journal is left alone', async () => {
  const folder = await fixtureFolder({ 'journal.ndjson': '{"mine":true}\n' });
  await expect(Journal.open(folder, new Disk())).rejects.toThrow('is not the journal of a watch');
  expect(await readFile(join(folder, 'journal.ndjson'), 'utf8')).toBe('{"mine":true}\n');
});
