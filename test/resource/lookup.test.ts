import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ClientEvent,
  createClient,
  createReplayFetch,
  createReplayServer,
  type ReplayServer,
  type ResourceProperties,
  WhoisError,
} from '../../src/index.js';

const FIXTURES = 'fixtures';
let replay: ReplayServer;
let fetch: typeof globalThis.fetch;
beforeAll(async () => {
  replay = await createReplayServer({ fixtures: FIXTURES, lazy: true });
  fetch = await createReplayFetch(FIXTURES);
});
afterAll(() => replay.close());

const clientOf = (onEvent: (event: ClientEvent) => void = () => {}) =>
  createClient({ connect: replay.connect, fetch, pacing: false, retries: 0, onEvent });

async function ask(number: string, rdap: 'fallback' | 'never') {
  const events: ClientEvent[] = [];
  const client = clientOf((event) => events.push(event));
  const found = await client.lookupResource(number, { rdap });
  await client.close();
  const asked = events.filter(({ type }) => type === 'asking').map(({ host }) => host);
  return { ...found, asked };
}

/** Handle or name of each contact, and how it is reached. */
const contactsOf = ({ contacts }: ResourceProperties) =>
  Object.fromEntries(
    Object.entries(contacts)
      .filter(([, list]) => list.length > 0)
      .map(([role, list]) => [
        role,
        list.map(({ handle, name, organization, email }) => [handle, name ?? organization, email]),
      ]),
  );

/** The values of each registry's response about a number, as read by a person. */
const CASES: readonly (readonly [
  number: string,
  rdap: 'fallback' | 'never',
  hosts: string[],
  said: Partial<ResourceProperties>,
  contacts: Record<string, (string | null)[][]>,
])[] = [
  [
    '63.10.20.30',
    'never',
    ['whois.arin.net'],
    {
      handle: 'NET-63-10-20-0-1',
      name: 'EXCUST-20',
      prefixes: ['63.10.20.0/24'],
      type: 'Reassigned',
      country: 'US',
      parent: 'NET-63-10-0-0-1',
      organization: 'Example Bakery Ltd',
      created_on: '2015-06-07T00:00:00-04:00',
      updated_on: '2015-06-08T00:00:00-04:00',
    },
    {
      registrant: [[null, 'Example Bakery Ltd', null]],
      abuse: [['ABUSE9001-ARIN', 'Abuse Desk', 'abuse@holdings.example']],
    },
  ],
  [
    '63.10.99.1',
    'fallback',
    ['rdap.arin.net'],
    {
      handle: 'NET-63-10-0-0-1',
      name: 'EXHOL-NET',
      start: '63.10.0.0',
      end: '63.10.255.255',
      prefixes: ['63.10.0.0/16'],
      type: 'DIRECT ALLOCATION',
      parent: 'NET-63-0-0-0-0',
      origin: ['AS393216', 'AS393217'],
      organization: 'Example Holdings Inc.',
      created_on: '2001-02-04T00:00:00-05:00',
      updated_on: '2012-03-02T08:03:18-05:00',
      remarks: ['Space of the backbone'],
    },
    {
      registrant: [['EXHOL-1', 'Example Holdings Inc.', null]],
      technical: [['NETWO9001-ARIN', 'Network Operations', 'noc@holdings.example']],
      noc: [['NETWO9001-ARIN', 'Network Operations', 'noc@holdings.example']],
      abuse: [['ABUSE9001-ARIN', 'Abuse Desk', 'abuse@holdings.example']],
    },
  ],
  [
    'AS393216',
    'never',
    ['whois.arin.net'],
    {
      kind: 'as',
      handle: 'AS393216',
      name: 'EXHOL-AS',
      organization: 'Example Holdings Inc.',
      country: 'US',
    },
    {
      registrant: [['EXHOL-1', 'Example Holdings Inc.', null]],
      technical: [['NETWO9001-ARIN', 'Network Operations', 'noc@holdings.example']],
      noc: [['NETWO9001-ARIN', 'Network Operations', 'noc@holdings.example']],
      abuse: [['ABUSE9001-ARIN', 'Abuse Desk', 'abuse@holdings.example']],
    },
  ],
  ...(['fallback', 'never'] as const).map((rdap): (typeof CASES)[number] => [
    '193.0.96.7',
    rdap,
    [rdap === 'never' ? 'whois.ripe.net' : 'rdap.db.ripe.net'],
    {
      handle: '193.0.96.0 - 193.0.96.255',
      name: 'EXAMPLE-HOLDINGS',
      type: 'ASSIGNED PA',
      country: 'NL',
      // Only WHOIS has the route.
      origin: rdap === 'never' ? ['AS196608'] : [],
      organization: 'Example Holdings Ltd',
      created_on: '2003-03-17T12:15:57+00:00',
      updated_on: '2019-11-05T09:21:40+00:00',
    },
    {
      registrant: [['ORG-EH1-RIPE', 'Example Holdings Ltd', 'ripe@holdings.example']],
      administrative: [['EX101-RIPE', 'Jane Example', rdap === 'never' ? 'jane@holdings.example' : null]],
      technical: [['EX102-RIPE', 'Example Holdings NOC', 'noc@holdings.example']],
      abuse: [['EX103-RIPE', 'Example Holdings Abuse', 'abuse@holdings.example']],
    },
  ]),
  [
    'AS1900',
    'never',
    ['whois.ripe.net'],
    {
      kind: 'as',
      start: 'AS1900',
      end: 'AS1900',
      prefixes: [],
      name: 'EXAMPLE-AS',
      type: 'ASSIGNED',
      created_on: '2002-09-10T11:12:13+00:00',
    },
    {
      registrant: [['ORG-EH1-RIPE', 'Example Holdings Ltd', 'ripe@holdings.example']],
      administrative: [['EX101-RIPE', 'Jane Example', 'jane@holdings.example']],
      technical: [['EX101-RIPE', 'Jane Example', 'jane@holdings.example']],
      abuse: [['EX103-RIPE', null, 'abuse@holdings.example']],
    },
  ],
  [
    '2a00:1000:10::/48',
    'fallback',
    ['rdap.db.ripe.net'],
    {
      kind: 'ipv6',
      start: '2a00:1000::',
      end: '2a00:1000:ffff:ffff:ffff:ffff:ffff:ffff',
      prefixes: ['2a00:1000::/32'],
      parent: '2a00::/12',
    },
    { registrant: [['ORG-EH1-RIPE', 'Example Holdings Ltd', null]] },
  ],
  [
    '1.32.5.6',
    'never',
    ['whois.apnic.net'],
    {
      prefixes: ['1.32.4.0/22'],
      type: 'ALLOCATED PORTABLE',
      country: 'AU',
      organization: 'Example Pacific Pty Ltd',
    },
    {
      registrant: [['ORG-EPPL1-AP', 'Example Pacific Pty Ltd', 'hostmaster@pacific.example']],
      administrative: [['EP101-AP', 'John Sample', 'john@pacific.example']],
      technical: [['EP101-AP', 'John Sample', 'john@pacific.example']],
      abuse: [['AE101-AP', 'ABUSE EXPAC-AU', 'abuse@pacific.example']],
    },
  ],
  [
    '1.32.5.6',
    'fallback',
    ['rdap.apnic.net'],
    { name: 'EXAMPLE-PACIFIC', country: 'AU', created_on: '2010-05-06T00:00:00+00:00' },
    {
      registrant: [['ORG-EPPL1-AP', 'Example Pacific Pty Ltd', 'hostmaster@pacific.example']],
      administrative: [['EP101-AP', 'John Sample', 'john@pacific.example']],
      technical: [['EP101-AP', 'John Sample', 'john@pacific.example']],
      abuse: [['IRT-EXPAC-AU', 'IRT-EXPAC-AU', 'abuse@pacific.example']],
    },
  ],
  [
    '103.20.30.40',
    'never',
    ['whois.apnic.net'],
    { name: 'IDNIC-EXAMPLE-ID', organization: 'PT Contoh Jaringan', country: 'ID' },
    {
      administrative: [['CJ101-AP', null, null]],
      technical: [['CJ101-AP', null, null]],
      abuse: [['IRT-CONTOH-ID', 'IRT-CONTOH-ID', 'abuse@jaringan.example']],
    },
  ],
  [
    '133.10.20.30',
    'never',
    ['whois.apnic.net', 'whois.nic.ad.jp'],
    {
      name: 'EXAMPLE-NET',
      prefixes: ['133.10.20.0/24'],
      organization: 'Example Kabushiki Kaisha',
      created_on: '2001-02-03T00:00:00+09:00',
      updated_on: '2019-04-05T10:11:12+09:00',
    },
    {
      registrant: [[null, 'Example Kabushiki Kaisha', null]],
      administrative: [['EX9001JP', null, null]],
      technical: [['EX9002JP', null, null]],
    },
  ],
  [
    'AS4700',
    'never',
    ['whois.apnic.net', 'whois.nic.ad.jp'],
    { handle: 'AS4700', name: 'EXAMPLE-AS', organization: 'Example Kabushiki Kaisha' },
    {
      registrant: [[null, 'Example Kabushiki Kaisha', null]],
      administrative: [['EX9001JP', null, null]],
      technical: [['EX9002JP', null, null]],
    },
  ],
  [
    '211.40.50.60',
    'never',
    ['whois.apnic.net', 'whois.nic.or.kr'],
    {
      prefixes: ['211.40.50.0/25'],
      type: 'CUSTOMER',
      organization: 'Example Bakery',
      created_on: '2010-05-06T00:00:00+09:00',
    },
    {
      registrant: [[null, 'Example Bakery', null]],
      administrative: [[null, 'IP Manager', 'bakery@telecom.example']],
    },
  ],
  [
    '1.160.5.6',
    'never',
    ['whois.apnic.net', 'whois.twnic.net'],
    {
      name: 'EXNET-BAKERY',
      prefixes: ['1.160.5.0/24'],
      organization: 'Example Telecom Co., Ltd.',
      country: 'TW',
    },
    {
      registrant: [[null, 'Example Telecom Co., Ltd.', null]],
      administrative: [[null, null, 'network-adm@telecom.example']],
      technical: [[null, null, 'network-tech@telecom.example']],
    },
  ],
  [
    '190.5.6.7',
    'never',
    ['whois.lacnic.net'],
    {
      prefixes: ['190.5.4.0/22'],
      type: 'allocated',
      country: 'UY',
      origin: ['AS27700'],
      organization: 'Compañía Ejemplo S.A.',
      created_on: '2006-07-08T00:00:00+00:00',
    },
    {
      registrant: [['UY-CESA-LACNIC', 'Compañía Ejemplo S.A.', null]],
      administrative: [['JUE', 'Juana Ejemplo', 'juana@ejemplo.example']],
      technical: [['JUE', 'Juana Ejemplo', 'juana@ejemplo.example']],
      abuse: [['JUA', 'Equipo de abuso', 'abuso@ejemplo.example']],
    },
  ],
  [
    '190.5.6.7',
    'fallback',
    ['rdap.lacnic.net'],
    { prefixes: ['190.5.4.0/22'], country: 'UY', organization: 'Compañía Ejemplo S.A.' },
    {
      registrant: [['UY-CESA-LACNIC', 'Compañía Ejemplo S.A.', null]],
      administrative: [['JUE', 'Juana Ejemplo', 'juana@ejemplo.example']],
      abuse: [['JUA', 'Equipo de abuso', 'abuso@ejemplo.example']],
    },
  ],
  [
    '177.10.20.30',
    'never',
    ['whois.lacnic.net'],
    {
      prefixes: ['177.10.16.0/20'],
      country: 'BR',
      origin: ['AS262000'],
      organization: 'Exemplo Comunicações Ltda',
    },
    {
      registrant: [['00.000.000/0001-00', 'Exemplo Comunicações Ltda', null]],
      administrative: [['EXA901', 'Maria Exemplo', 'maria@exemplo.example']],
      technical: [['EXA901', 'Maria Exemplo', 'maria@exemplo.example']],
      abuse: [['EXA900', 'Equipe de abuso', 'abuso@exemplo.example']],
    },
  ],
  ...(['fallback', 'never'] as const).map((rdap): (typeof CASES)[number] => [
    '41.60.70.80',
    rdap,
    [rdap === 'never' ? 'whois.afrinic.net' : 'rdap.afrinic.net'],
    {
      name: 'EXAMPLE-SAVANNA',
      prefixes: ['41.60.64.0/20'],
      parent: '41.60.0.0 - 41.60.255.255',
      country: 'KE',
      updated_on: '2011-02-03T00:00:00+00:00',
    },
    {
      registrant: [['ORG-ESN1-AFRINIC', 'Example Savanna Networks', null]],
      administrative: [['ES1-AFRINIC', 'Amina Example', null]],
      technical: [['ES1-AFRINIC', 'Amina Example', null]],
      ...(rdap === 'never' ? { abuse: [[null, null, 'abuse@savanna.example']] } : {}),
    },
  ]),
];

describe('a number is looked up at its registry', () => {
  it.each(CASES)('%s, %s: %j', async (number, rdap, hosts, said, contacts) => {
    const found = await ask(number, rdap);
    expect(found.asked).toEqual(hosts);
    expect(found.parts.map(({ host }) => host)).toEqual(hosts);
    expect(found.warnings).toEqual([]);
    expect(found.number).toMatchObject({ status: 'registered', ...said });
    expect(contactsOf(found.number)).toEqual(contacts);
    expect(found.query).toBe(number);
  });

  it('gives all keys always', async () => {
    const keys = Object.keys((await ask('193.0.96.7', 'never')).number);
    for (const number of ['10.0.0.1', '103.255.0.0', 'AS1900'])
      expect(Object.keys((await ask(number, 'fallback')).number)).toEqual(keys);
  });

  it('reports that the registry has no record, if it says so', async () => {
    const { number, parts } = await ask('103.255.0.0', 'fallback');
    expect(number).toMatchObject({ status: 'unregistered', handle: null, organization: null });
    expect(parts[0]?.body).toContain('No match for 103.255.0.0');
  });
});

describe('a block that was transferred to another registry', () => {
  it('is queried once more where ARIN refers to, and the holder is that registry’s', async () => {
    const { asked, number } = await ask('65.20.30.40', 'never');
    expect(asked).toEqual(['whois.arin.net', 'whois.ripe.net']);
    expect(number).toMatchObject({
      name: 'DE-EXNET-20160105',
      organization: 'Example Networks GmbH',
      country: 'DE',
      contacts: { abuse: [{ handle: 'EN102-RIPE', email: 'abuse@networks.example' }] },
    });
  });

  it('is queried at ARIN if a registry says that it is not its own and names all others', async () => {
    const { asked, number } = await ask('193.1.2.3', 'never');
    expect(asked).toEqual(['whois.ripe.net', 'whois.arin.net']);
    expect(number).toMatchObject({ name: 'EXHOL-193', organization: 'Example Holdings Inc.' });
  });

  it('is unknown if referrals are not followed: the former registry is not its holder', async () => {
    const client = clientOf();
    const found = await client.lookupResource('65.20.30.40', { rdap: 'never', maxReferrals: 0 });
    await client.close();
    expect(found.number).toMatchObject({ status: 'unknown', organization: null, start: null });
    expect(found.parts).toHaveLength(1);
  });
});

describe('a number without a holder', () => {
  it.each([
    ['10.1.2.3', 'Private-Use', 'RFC 1918', '10.0.0.0/8'],
    ['127.0.0.1', 'Loopback', 'RFC 1122', '127.0.0.0/8'],
    ['192.0.2.0/25', 'Documentation (TEST-NET-1)', 'RFC 5737', '192.0.2.0/24'],
    ['192.0.0.9', 'Port Control Protocol Anycast', 'RFC 7723', '192.0.0.9/32'],
    ['255.255.255.255', 'Limited Broadcast', 'RFC 919', '255.255.255.255/32'],
    ['224.0.0.1', 'Multicast', 'RFC 5771', '224.0.0.0/4'],
    ['::1', 'Loopback Address', 'RFC 4291', '::1/128'],
    ['fe80::1', 'Link-Local Unicast', 'RFC 4291', 'fe80::/10'],
    ['2001:db8::/48', 'Documentation', 'RFC 3849', '2001:db8::/32'],
    ['fd00::1', 'Unique-Local', 'RFC 4193', 'fc00::/7'],
    ['::ffff:10.0.0.1', 'Private-Use', 'RFC 1918', '10.0.0.0/8'],
  ])('%s is %s by %s', async (text, name, source, prefix) => {
    const { asked, number, parts, record } = await ask(text, 'fallback');
    expect([asked, parts, record]).toEqual([[], [], '']);
    expect(number).toMatchObject({ status: 'special', name, remarks: [source], prefixes: [prefix] });
  });

  it.each([
    ['AS64496', 'Documentation', 'RFC 5398'],
    ['AS64512', 'Private-Use', 'RFC 6996'],
    ['AS0', 'Reserved: a route that is not to be announced', 'RFC 7607'],
    ['AS4294967295', 'Reserved', 'RFC 7300'],
  ])('%s is %s by %s', async (text, name, source) => {
    const { asked, number } = await ask(text, 'fallback');
    expect(asked).toEqual([]);
    expect(number).toMatchObject({ kind: 'as', status: 'special', name, remarks: [source], prefixes: [] });
  });

  it.each(['2d00::1', '192.0.0.0/2', 'AS400000000'])('%s has no known registry', async (text) => {
    const error = await ask(text, 'fallback').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WhoisError);
    expect(error).toMatchObject({ code: 'NO_SERVER', kind: 'unknown' });
  });

  it('is rejected before any query if it is invalid, and so are unknown options', async () => {
    const client = clientOf();
    await expect(client.lookupResource('192.0.2.1/24')).rejects.toMatchObject({ code: 'INVALID_NUMBER' });
    await expect(client.lookupResource('example.com')).rejects.toMatchObject({ code: 'INVALID_NUMBER' });
    await expect(client.lookupResource('192.0.2.1', { timeot: 1 } as never)).rejects.toThrow(
      'unknown option `timeot`',
    );
    await client.close();
  });
});
