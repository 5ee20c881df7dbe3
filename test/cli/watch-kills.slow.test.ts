import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Disk } from '../../src/cli/watch/disk.js';
import { Journal } from '../../src/cli/watch/journal.js';
import { pass } from '../../src/cli/watch/pass.js';
import { Versions } from '../../src/cli/watch/versions.js';
import { createClient, createReplayServer } from '../../src/index.js';
import type { WatchEvent } from '../../src/watches/index.js';
import { fixtureFolder } from '../replay/fixture-folder.js';

const HOST = 'whois.verisign-grs.com';
const record = (name: string, expires: string, nameserver = 'ns1.example.net') =>
  `Domain Name: ${name}\nRegistry Expiry Date: ${expires}T00:00:00Z\nName Server: ${nameserver}\n`;
const FILES = {
  [`${HOST}/example.com.txt`]: record('example.com', '2026-04-10'),
  [`${HOST}/example.com@2026-03-02.txt`]: record('example.com', '2027-04-10'),
  [`${HOST}/example.com@2026-03-03.txt`]: record('example.com', '2027-04-10', 'ns2.example.net'),
  [`${HOST}/shop.com.txt`]: record('shop.com', '2026-03-25'),
  [`${HOST}/shop.com@2026-03-03.txt`]: 'No match for domain "SHOP.COM".\n',
  [`${HOST}/quiet.com.txt`]: record('quiet.com', '2028-01-01'),
};
const NAMES = ['example.com', 'shop.com', 'quiet.com'];
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];

class Killed extends Error {}

let now = 0;

async function world() {
  const server = await createReplayServer({ fixtures: await fixtureFolder(FILES), now: () => now });
  const client = createClient({ connect: server.connect, pacing: false, rdap: 'never', maxReferrals: 0 });
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  return client;
}

/** Runs all days with a watch that is killed at one step, and started again. Returns what was delivered, and how many steps there were. */
async function history(client: Awaited<ReturnType<typeof world>>, folder: string, killAt: number) {
  const delivered: WatchEvent[] = [];
  let steps = 0;
  let killedIn = '';
  const step = (operation: string) => {
    steps++;
    if (steps !== killAt) return;
    killedIn = operation;
    throw new Killed();
  };
  const once = async () => {
    const disk = new Disk(step);
    const journal = await Journal.open(folder, disk);
    try {
      const due = NAMES.filter((name) => (journal.names.get(name)?.due ?? 0) <= now);
      await pass(
        {
          client,
          journal,
          versions: new Versions(folder, disk),
          settings: { expiring: [30], available: true, failingAfter: 1 },
          sinks: {
            print: async (event) => {
              step('print');
              delivered.push(event);
            },
          },
          select: (news) => news,
          now: () => now,
          // One at a time: the same steps in each run.
          concurrency: 1,
          onUndelivered: (_, error) => {
            throw error;
          },
        },
        due,
      );
    } finally {
      await journal.close();
    }
  };
  for (const day of DAYS) {
    now = Date.parse(day);
    try {
      await once();
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      if (killedIn === 'append') await appendFile(join(folder, 'journal.ndjson'), '{"domain":"exam');
      await once();
    }
  }
  return { delivered, steps };
}

const facts = (events: readonly WatchEvent[]) =>
  events.map(({ id: _, ...event }) => JSON.stringify(event)).sort();

it('kills at every step lose and double no event', { timeout: 60_000 }, async () => {
  const client = await world();
  const folder = await fixtureFolder({});
  const inside = async (name: string) => {
    const path = join(folder, name);
    await mkdir(path);
    return path;
  };
  const undisturbed = await history(client, await inside('whole'), 0);
  expect(undisturbed.delivered.map(({ at, domain, type }) => `${at.slice(0, 10)} ${domain} ${type}`)).toEqual(
    [
      '2026-03-01 shop.com expiring',
      '2026-03-02 example.com changed',
      '2026-03-03 example.com changed',
      '2026-03-03 shop.com changed',
      '2026-03-03 shop.com available',
    ],
  );
  expect(undisturbed.steps).toBeGreaterThan(50);
  for (let killAt = 1; killAt <= undisturbed.steps; killAt++) {
    const { delivered } = await history(client, await inside(`killed-${killAt}`), killAt);
    // Only an event whose delivery could not be noted comes twice, with the same id.
    const distinct = [...new Map(delivered.map((event) => [event.id, event])).values()];
    expect(facts(distinct), `killed at step ${killAt}`).toEqual(facts(undisturbed.delivered));
    expect(delivered.length - distinct.length).toBeLessThanOrEqual(1);
  }
});
