import { describe, expect, it, vi } from 'vitest';
import type { Registry } from '../src/parse/read/layout.js';

/**
 * CONTRIBUTING's recipe, followed for three invented registries: what the generic reader makes of an unknown layout, and the table that
 * reads it completely.
 */
const REGISTRIES: Record<string, Registry> = {
  'whois.leaders.example': {
    zone: 'Europe/Rome',
    labels: {
      details: 'OBJECT 1/3: NAME',
      domain: 'Designation',
      status: 'Condition',
      created_on: 'Inscribed',
      expires_on: 'Lapses',
      nameserver: 'Delegate',
      registrant: 'OBJECT 2/3: PROPRIETOR',
      registrar: 'OBJECT 3/3: KEEPER',
    },
    contact: { name: 'Called', address: 'Dwelling', city: 'Town', zip: 'Post key', email: 'Wire' },
    registrar: { name: 'Called', id: 'Mark' },
    status: { registered: 'IN FORCE' },
    disclaimer: { from: 'The data below', through: 'to send' },
  },
  'whois.columns.example': {
    dates: 'dmy',
    labels: {
      domain: 'nom_de_domaine',
      status: 'etat',
      created_on: 'depose_le',
      expires_on: 'echeance',
      'registrar.name': 'bureau',
      registrant: 'proprietaire',
      technical: 'technique',
      nameserver: 'serveurs',
    },
    contact: { organization: 'raison', address: 'adresse', email: 'courriel' },
    registrarCode: /^(?<id>[A-Z-]{2,20}) \/ (?<name>.{1,200})$/u,
  },
  'whois.arrows.example': {
    labels: {
      domain: 'Name',
      domain_id: 'Handle',
      status: 'State',
      created_on: 'Kept since',
      expires_on: 'Kept until',
      'registrar.name': 'Keeper',
      registrant: 'Holder',
      nameserver: 'Servers',
    },
    contact: { name: 'Called', address: 'Street', city: 'Town', zip: 'Post', country_code: 'Land' },
    status: { registered: 'kept' },
    registrarCode: /^(?<name>.{1,200}) \(id (?<id>\d{1,9})\)$/u,
    rewrite: [
      [
        /^Name => (\S{1,253}); Handle => (\S{1,40}); State => (\w{1,20}) since (\S{10}) until (\S{10})$/u,
        'Name: $1\nHandle: $2\nState: $3\nKept since: $4\nKept until: $5',
      ],
      [
        /^Holder => (.{1,80}), (.{1,80}), (.{1,40}) (\d{5}), ([A-Z]{2})$/u,
        '[Holder]\nCalled: $1\nStreet: $2\nTown: $3\nPost: $4\nLand: $5',
      ],
    ],
  },
};

/** A reader of its own for this file, whose list has these registries too: other files share one that does not know them. */
async function readerThatKnows(registries: Record<string, Registry>) {
  const list = '../src/parse/registries/index.js';
  vi.resetModules();
  vi.doMock(list, async (original) => {
    const found = await original<typeof import('../src/parse/registries/index.js')>();
    return { ...found, REGISTRIES: { ...found.REGISTRIES, ...registries } };
  });
  const reader = await import('../src/parse/index.js');
  vi.doUnmock(list);
  vi.resetModules();
  return reader;
}

const { explain } = await readerThatKnows(REGISTRIES);

const LEADERS = `Registry of Sampleland, query service 4.1
The data below is given for lawful purposes only. You agree not to use it
to send unsolicited mail, and that the registry may limit your access.

== OBJECT 1/3: NAME ==
Designation ........ example.org
Condition .......... IN FORCE
Inscribed .......... 2011.03.30
Lapses ............. 2027.03.30
Delegate ........... ns1.example.net
Delegate ........... ns2.example.net

== OBJECT 2/3: PROPRIETOR ==
Called ............. Jane Example
Dwelling ........... 1 Example Road
Town ............... Sampleton
Post key ........... 12345
Wire ............... jane@example.com
Seal ............... round

== OBJECT 3/3: KEEPER ==
Called ............. Example Names Ltd
Mark ............... EX-43
`;

const COLUMNS = `% WHOIS of Exampleland
% Terms: lookups are logged.

nom_de_domaine\texample.org
etat\tACTIF
depose_le\t01/03/2011
echeance\t30/03/2027
bureau\tEX-NAMES / Example Names SARL

[proprietaire]
raison\tExample Holdings SARL
adresse\t1 rue de l'Exemple
\t12345 Exempleville
courriel\tjane@example.com
sceau\trond

[technique]
raison\tExample Technique
courriel\ttech@example.net

serveurs\tns1.example.net\t192.0.2.1
serveurs\tns2.example.net\t2001:db8::2
`;

const ARROWS = `*** REGISTER OF NAMES ***
Name => example.org; Handle => XF-1234; State => kept since 2011-03-30 until 2027-03-30
Keeper => Example Names Ltd (id 43)
Holder => Jane Example, 1 Example Road, Sampleton 12345, US
Servers => ns1.example.net, ns2.example.net
Seal => round
`;

const read = (host: string, body: string) => {
  const explanation = explain([{ host, body }], { domain: 'example.org' });
  const lines = explanation.parts[0]?.lines ?? [];
  const texts = (use: string) => lines.filter((line) => line.use === use).map(({ text }) => text.trim());
  return { ...explanation, texts };
};

describe('an unknown layout', () => {
  it.each([
    ['leaders', LEADERS],
    ['columns', COLUMNS],
    ['arrows', ARROWS],
  ])('in %s: every labeled value is read or reported as unread, and none is in a notice', (_, body) => {
    const { properties, parts, texts, unplaced } = read('whois.unknown.example', body);
    expect(properties['available?']).not.toBe(true);
    const labelled = body.split('\n').filter((line) => /^[\w ]+(?: \.{3,}|\t| =>) \S|^\w+\t\S/u.test(line));
    expect(labelled.length).toBeGreaterThan(2);
    for (const line of labelled) {
      const found = parts[0]?.lines.find(({ text }) => text === line);
      expect(['value', 'unread'], line).toContain(found?.use);
      expect(found?.paths, line).not.toContain('disclaimer');
      // A value that has no place among the properties is reported, too.
      if (found?.paths.length === 0)
        expect(unplaced, line).toContainEqual(expect.objectContaining({ line: found.number }));
    }
    expect(texts('unread').length).toBeGreaterThan(0);
  });
});

describe('a registry written by the recipe', () => {
  it('reads labels with leaders, below headings between marks', () => {
    const { properties, texts, unplaced } = read('whois.leaders.example', LEADERS);
    expect(properties).toMatchObject({
      domain: 'example.org',
      status: 'registered',
      created_on: '2011-03-30T00:00:00+02:00',
      expires_on: '2027-03-30T00:00:00+02:00',
      registrar: { name: 'Example Names Ltd', id: 'EX-43' },
      registrant_contacts: [
        {
          name: 'Jane Example',
          address: '1 Example Road',
          city: 'Sampleton',
          zip: '12345',
          email: 'jane@example.com',
        },
      ],
      nameservers: [{ name: 'ns1.example.net' }, { name: 'ns2.example.net' }],
    });
    expect(properties.disclaimer).toMatch(/^The data below .* limit your access\.$/u);
    expect(texts('unread')).toEqual(['Seal ............... round']);
    expect(unplaced).toMatchObject([{ label: 'Seal', value: 'round', use: 'unread' }]);
  });

  it('reads labels in columns, below headings in brackets', () => {
    const { properties, texts } = read('whois.columns.example', COLUMNS);
    expect(properties).toMatchObject({
      domain: 'example.org',
      status: 'registered',
      created_on: '2011-03-01T00:00:00+00:00',
      registrar: { name: 'Example Names SARL', id: 'EX-NAMES' },
      registrant_contacts: [
        {
          organization: 'Example Holdings SARL',
          address: "1 rue de l'Exemple\n12345 Exempleville",
          email: 'jane@example.com',
        },
      ],
      technical_contacts: [{ organization: 'Example Technique', email: 'tech@example.net' }],
      nameservers: [
        { name: 'ns1.example.net', ipv4: '192.0.2.1' },
        { name: 'ns2.example.net', ipv6: '2001:db8::2' },
      ],
    });
    expect(texts('unread')).toEqual(['sceau\trond']);
  });

  it('reads several values in one line, by rewriting it', () => {
    const { properties, texts } = read('whois.arrows.example', ARROWS);
    expect(properties).toMatchObject({
      domain: 'example.org',
      domain_id: 'XF-1234',
      status: 'registered',
      created_on: '2011-03-30T00:00:00+00:00',
      registrar: { name: 'Example Names Ltd', id: '43' },
      registrant_contacts: [
        {
          name: 'Jane Example',
          address: '1 Example Road',
          city: 'Sampleton',
          zip: '12345',
          country_code: 'US',
        },
      ],
      nameservers: [{ name: 'ns1.example.net' }, { name: 'ns2.example.net' }],
    });
    expect(texts('unread')).toEqual(['Seal => round']);
  });
});
