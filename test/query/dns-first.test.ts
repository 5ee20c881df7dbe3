import { afterEach, expect, it } from 'vitest';
import { createClient } from '../../src/client.js';
import type { AvailabilityManyOptions, WhoisClient } from '../../src/client-types.js';
import { leadTo, type WhoisServer, whoisServer } from '../support/whois-server.js';

const WHOIS = 'whois.nic.example';

const clients: WhoisClient[] = [];
const servers: WhoisServer[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const fails = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

async function resultsOf(names: string[], dns: AvailabilityManyOptions['dns']) {
  const server = await whoisServer((socket, name) => socket.end(`No match for domain "${name}".\r\n`));
  servers.push(server);
  const client = createClient({
    connect: leadTo({ [WHOIS]: server }),
    servers: { '*': { host: WHOIS, rdap: null } },
    pacing: { interval: 0 },
  });
  clients.push(client);
  const results = [];
  for await (const result of client.availabilityMany(names, { dns })) results.push(result);
  return { results, questions: server.questions.map((line) => line.trim()) };
}

/** Delegates names that begin with "taken". */
const resolveNs = async (name: string) =>
  name.startsWith('taken') ? ['ns1.example.net'] : fails('ENOTFOUND');

it('delegated names are reported as registered without a query; the registry is queried for the others', async () => {
  const { results, questions } = await resultsOf(['taken.example', 'free.example', 'taken2.example'], {
    resolveNs,
  });
  expect(results).toEqual([
    { input: 'taken.example', index: 0, available: false, by: 'dns' },
    { input: 'free.example', index: 1, available: true, by: 'whois' },
    { input: 'taken2.example', index: 2, available: false, by: 'dns' },
  ]);
  expect(questions).toEqual(['free.example']);
});

it('results keep the order of a long list, and each suffix is tested once', async () => {
  const asked: string[] = [];
  const names = Array.from({ length: 200 }, (_, at) => `${at % 2 === 0 ? 'taken' : 'free'}${at}.example`);
  const { results, questions } = await resultsOf(names, {
    resolveNs: async (name) => {
      asked.push(name);
      await new Promise((resolve) => setTimeout(resolve, name.length % 3));
      return resolveNs(name);
    },
  });
  expect(results.map(({ input }) => input)).toEqual(names);
  expect(questions).toHaveLength(100);
  expect(asked.filter((name) => name.startsWith('port43-'))).toHaveLength(1);
});

it.each<[string, (name: string) => Promise<readonly string[]>]>([
  ['a suffix with a wildcard', async () => ['ns1.example.net']],
  ['no delegation', () => fails('ENODATA')],
  ['a failure', () => fails('ESERVFAIL')],
  [
    'a failure of the test of the suffix',
    (name) => (name.startsWith('port43-') ? fails('ESERVFAIL') : resolveNs('taken')),
  ],
  ['an empty list', async () => []],
  ['a resolver that throws something else', () => Promise.reject(null)],
  ['silence', () => new Promise(() => {})],
])('%s proves nothing: the registry is queried', async (_, resolve) => {
  const { results } = await resultsOf(['taken.example'], { resolveNs: resolve });
  expect(results).toEqual([{ input: 'taken.example', index: 0, available: true, by: 'whois' }]);
});

it('results do not wait for names that the source yields later', async () => {
  let answered: () => void = () => {};
  const result = new Promise<void>((resolve) => {
    answered = resolve;
  });
  async function* names() {
    yield 'taken.example';
    await result;
    yield 'taken2.example';
  }
  const client = createClient();
  clients.push(client);
  const inputs: string[] = [];
  for await (const { input } of client.availabilityMany(names(), { dns: { resolveNs } })) {
    inputs.push(input);
    answered();
  }
  expect(inputs).toEqual(['taken.example', 'taken2.example']);
});

it('the option is off by default, and an invalid value is rejected', async () => {
  const { results } = await resultsOf(['taken.example'], undefined);
  expect(results).toEqual([{ input: 'taken.example', index: 0, available: true }]);
  await expect(resultsOf([], 1 as never)).rejects.toThrow(
    '`dns` must be true, false or { resolveNs }; got 1',
  );
});

it('with `details: "lookup"`, gives the lookup of each name that DNS does not decide', async () => {
  const server = await whoisServer((socket) => socket.end('What a nice day\r\n'));
  servers.push(server);
  const client = createClient({
    connect: leadTo({ [WHOIS]: server }),
    servers: { '*': { host: WHOIS, rdap: null } },
    pacing: { interval: 0 },
  });
  clients.push(client);
  const names = ['taken.example', 'odd.example'];
  const results = [];
  for await (const result of client.availabilityMany(names, { dns: { resolveNs }, details: 'lookup' }))
    results.push(result);
  expect(results).toMatchObject([
    { input: 'taken.example', index: 0, available: false, by: 'dns' },
    { input: 'odd.example', index: 1, lookup: { properties: { status: 'unknown' } } },
  ]);
  const wrong = { details: 'yes' as unknown as true };
  expect(() => client.availabilityMany(names, wrong)).toThrow(
    '`details` must be true, false or "lookup"; got "yes"',
  );
});
