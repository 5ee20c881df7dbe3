import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { Probes } from '../../src/exporter/probes.js';
import { WhoisError } from '../../src/index.js';
import { DEFAULT_TURNS, LookupTurns } from '../../src/limits/lookup-turns.js';

it('names of the configuration are not forgotten, whatever clients probe', async () => {
  const asked: string[] = [];
  const probes = new Probes({
    lookup: async (name) => {
      asked.push(name);
      throw new WhoisError('INVALID_DOMAIN', 'not a name');
    },
    configured: new Set(['example.com', 'example.net']),
    turns: new LookupTurns(DEFAULT_TURNS),
    ttl: 3_600_000,
    now: () => 0,
  });
  const { signal } = new AbortController();
  await probes.probe('example.com', 'configuration', signal);
  for (let count = 0; count < 10_100; count++) await probes.probe(`x${count}`, '192.0.2.1', signal);
  await probes.probe('example.net', 'configuration', signal);
  expect(probes.peek('example.com')).toMatchObject({ error: 'INVALID_DOMAIN' });
  expect(probes.peek('example.net')).toMatchObject({ error: 'INVALID_DOMAIN' });
  expect(probes.peek('x0')).toBeNull();
  expect(probes.size).toBe(10_002);
  expect(asked.filter((name) => name === 'example.com')).toHaveLength(1);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
