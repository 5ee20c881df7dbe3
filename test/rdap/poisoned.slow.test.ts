import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type WhoisClient, WhoisError } from '../../src/index.js';
import { answerKind, explain, parse } from '../../src/parse/index.js';
import { domainDocument, poisoned, poisonedEverywhere } from '../support/poisoned-json.js';
import { leadTo, type WhoisServer, whoisServer } from '../support/whois-server.js';
import { problemsOf } from '../support/wire-format.js';
import { NOT_FOUND } from './support/documents.js';
import { closeServers, type RdapServer, rdapServer } from './support/rdap-server.js';

const NAME = 'shop.example';
const WHOIS = 'whois.nic.example';

/** JSON as servers send it: an RDAP response, an error, an object in a registry's own format. */
const DOCUMENTS: Record<string, object> = {
  'an answer about a domain': domainDocument(NAME),
  'an error': { ...NOT_FOUND, notices: [{ title: 'Terms', description: ['Of use.'] }] },
  'an answer about a nameserver': {
    objectClassName: 'nameserver',
    ldhName: 'ns1.example.net',
    handle: 'EX-1',
  },
  'an object of its own': {
    data: {
      domain: NAME,
      registered: true,
      created: ['2001-02-03', 2001, ['x']],
      contacts: { registrant: { name: 'Jane Doe', address: { street: ['1 Example Road'] } } },
    },
  },
};

const NETWORK = {
  objectClassName: 'ip network',
  startAddress: '193.0.96.0',
  endAddress: '193.0.96.255',
  name: 'EXAMPLE',
  handle: 'EX-1',
  type: 'ASSIGNED PA',
  parentHandle: 'EX-0',
  country: 'NL',
  status: ['active'],
  cidr0_cidrs: [{ v4prefix: '193.0.96.0', length: 24 }],
  arin_originas0_originautnums: [1900],
  events: [{ eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' }],
  entities: [
    { handle: 'EX-2', roles: ['registrant'], vcardArray: ['vcard', [['fn', {}, 'text', 'Example Ltd']]] },
  ],
  remarks: [{ description: ['x'] }],
  notices: [{ title: 'Terms', description: ['Of use.'] }],
};

/** The least of them: a list in a list, whose members the language makes text of by the object's own `toString`. */
const PLAIN = [
  '{"a":[[{"toString":1}]]}',
  '{"a":[{"b":[[{"valueOf":1,"toString":2}]]}]}',
  '{"a":[["x",{"join":1}]]}',
  '{"a":[[[[[[{"toString":1}]]]]]]}',
];

describe('JSON members with the names of JavaScript’s own', () => {
  const read = (body: string) => {
    for (const host of [null, WHOIS]) {
      const input = [{ host, body }];
      const properties = parse(input, { domain: NAME });
      expect(problemsOf(properties)).toEqual([]);
      expect(properties['available?']).not.toBe(true);
      expect(explain(input, { domain: NAME }).properties).toEqual(properties);
      expect(answerKind({ host, body }, { domain: NAME })).not.toBe('available');
    }
  };

  it.each(PLAIN)('are read: %s', read);

  it('are read at every place of a document', () => {
    for (const document of Object.values(DOCUMENTS))
      for (const body of poisonedEverywhere(document)) parse(body);
  });

  it.each(Object.entries(DOCUMENTS))('are read, explained and classified: %s', (_, document) => {
    fc.assert(fc.property(poisoned(document), read), { numRuns: 200 });
  });
});

describe('a server that sends them', () => {
  let body = '';
  const type = 'application/rdap+json';
  let status = 200;
  let whois: WhoisServer;
  let rdap: RdapServer;
  const clients: WhoisClient[] = [];

  beforeAll(async () => {
    whois = await whoisServer((socket) => void socket.end(body));
    rdap = await rdapServer(
      (_, response) => void response.writeHead(status, { 'Content-Type': type }).end(body),
      { plain: true },
    );
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await whois.close();
    await closeServers();
  });

  const clientOf = (example: { host?: string; rdap?: string }): WhoisClient => {
    const fetch = async () => new Response(body, { status, headers: { 'Content-Type': type } });
    const connect = leadTo({ [WHOIS]: whois, '127.0.0.1': rdap });
    const client = createClient({
      servers: { example },
      connect,
      ...(example.rdap?.startsWith('https:') ? { fetch } : {}),
      pacing: false,
      retries: 0,
    });
    clients.push(client);
    return client;
  };

  /** Resolves if the lookup resolves or rejects with a WhoisError; rejects with any other error. */
  const settled = async (lookup: Promise<unknown>): Promise<void> => {
    const error = await lookup.then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error !== null && !(error instanceof WhoisError)) throw error;
  };

  it.each([
    ['on port 43', { host: WHOIS }],
    ['over RDAP', { rdap: 'http://127.0.0.1/' }],
    ['to the caller’s fetch', { rdap: 'https://rdap.nic.example/' }],
  ])('%s gives a result, or a typed error', async (_, example) => {
    const client = clientOf(example);
    const answer = fc.oneof(fc.constantFrom(...PLAIN), ...Object.values(DOCUMENTS).map(poisoned));
    await fc.assert(
      fc.asyncProperty(answer, fc.constantFrom(200, 404), async (json, code) => {
        body = json;
        status = code;
        await settled(client.lookup(NAME));
        await settled(client.availability(NAME));
      }),
      { numRuns: 300 },
    );
  });

  it('for a number gives a result, or a typed error', async () => {
    const client = clientOf({ rdap: 'https://rdap.nic.example/' });
    await fc.assert(
      fc.asyncProperty(poisoned(NETWORK), fc.constantFrom(200, 404), async (json, code) => {
        body = json;
        status = code;
        await settled(client.lookupResource('193.0.96.7'));
      }),
      { numRuns: 300 },
    );
  });
});
