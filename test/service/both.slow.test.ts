import { expect, it } from 'vitest';
import { startService } from './support/processes.js';
import { send } from './support/requests.js';

it('?protocol=both returns the parts of WHOIS and RDAP, and their conflicts', async () => {
  const { url, greeting } = await startService([
    ...['--database', ':memory:', '--demo', '--no-page', '--log-level', 'error'],
    ...['--replay', 'fixtures'],
  ]);
  const key = /^ {2}([0-9a-f]{40})$/m.exec(greeting.join('\n'))?.[1] ?? '';
  const ask = (path: string) => send(url, `/v1/whois/example.org/${path}`, { key });

  const alone = await ask('properties');
  expect(alone.json.response).not.toHaveProperty('conflicts');
  const both = await ask('properties?protocol=both');
  expect(both.json.response).toMatchObject({ properties: { status: 'registered' }, conflicts: [] });
  const { parts } = (await ask('parts?protocol=both')).json.response as { parts: { host: string }[] };
  expect(parts.map(({ host }) => host).slice(0, 2)).toEqual([
    'rdap.publicinterestregistry.org',
    'whois.pir.org',
  ]);
  // Records of both protocols are kept apart from those of one.
  expect((await ask('parts')).json.response.parts[0].host).toBe('whois.pir.org');

  const wrong = await ask('properties?protocol=rdap');
  expect(wrong).toMatchObject({ status: 400, json: { error: { name: 'InvalidRequest' } } });
});
