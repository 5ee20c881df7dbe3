import { describe, expect, it } from 'vitest';
import { explain } from '../../src/parse/index.js';

const at = (body: string, host: string | null = null) => {
  const explanation = explain([{ host, body }], { domain: 'example.com' });
  const lines = explanation.parts[0]?.lines ?? [];
  return {
    ...explanation,
    /** Texts of the lines that a property was read from. */
    linesOf: (path: string) =>
      explanation.values
        .find((value) => value.path === path)
        ?.lines.map((number) => lines[number - 1]?.text.trim()),
    uses: lines.map((line) => line.use),
  };
};

describe('an explanation says where each value came from', () => {
  it('names the line that says a name is free, not the first one with that word', () => {
    const found = at(
      '% This service tells whether a name is available, by these terms of use.\n\nNo match for example.com\n',
    );
    expect(found.properties.status).toBe('available');
    expect(found.linesOf('status')).toEqual(['No match for example.com']);
    expect(found.linesOf('available?')).toEqual(['No match for example.com']);
  });

  it('says whether words for a free name are the registry’s or generic', () => {
    const by = (host: string, line: string) =>
      at(`${line}\n`, host).values.find(({ path }) => path === 'status')?.by;
    expect(by('whois.ax', 'No records matching example.com found')).toBe('declared');
    expect(by('whois.unknown.example', 'No match for example.com')).toBe('generic');
    // Words that a module does not declare are a sign that the registry has changed them.
    expect(by('whois.ax', 'No match for example.com')).toBe('generic');
  });

  it('counts the lines that were printed, even if the registry prints lines that are skipped', () => {
    const body =
      '** Registrant:\n   Example Ltd\n   1 Example St\n   \n   Ankara,\n     Turkey\n   info@example.com\n';
    const found = at(`${body}\n** Created on: 2001-Feb-13.\n`, 'whois.trabis.gov.tr');
    expect(found.linesOf('created_on')).toEqual(['** Created on: 2001-Feb-13.']);
    expect(found.values).toContainEqual({
      path: 'domain',
      value: 'example.com',
      part: 0,
      lines: [],
      by: 'generic',
    });
  });

  it('names every line of an address, and that of a city within it', () => {
    const body =
      'Domain: example.it\n\nRegistrant\n  Address:  Via 1\n            Roma\n            00100\n            RM\n            IT\n';
    const found = at(body, 'whois.nic.it');
    expect(found.properties.registrant_contacts[0]).toMatchObject({
      address: 'Via 1',
      city: 'Roma',
      country_code: 'IT',
    });
    expect(found.linesOf('registrant_contacts.0.address')?.[0]).toBe('Address:  Via 1');
    expect(found.linesOf('registrant_contacts.0.city')).toContain('Roma');
  });

  it('names the line of each of several statuses', () => {
    const found = at(
      'Domain Name: example.com\nDomain Status: clientHold https://icann.org/epp#clientHold\nDomain Status: ok\n',
    );
    expect(found.properties.statuses).toEqual(['clientHold', 'ok']);
    expect(found.linesOf('statuses.0')).toEqual([
      'Domain Status: clientHold https://icann.org/epp#clientHold',
    ]);
    expect(found.linesOf('statuses.1')).toEqual(['Domain Status: ok']);
    expect(found.linesOf('status')).toHaveLength(2);
  });

  it('names the line of a DS record, even below one that cannot be read', () => {
    const found = at(
      `Domain Name: example.com\nCreation Date: 2001-02-03\nDS Data: REDACTED\nDS Data: 12345 8 2 ${'AB'.repeat(32)}\n`,
    );
    expect(found.properties.dnssec?.ds).toHaveLength(1);
    expect(found.linesOf('dnssec.ds.0.key_tag')?.[0]).toMatch(/^DS Data: 12345/);
  });

  it('marks the lines with a label and a value that no rule read', () => {
    const found = at('Domain Name: example.com\nCreation Date: 2001-02-03\nFlux Capacitor: 1.21\n');
    expect(found.uses).toEqual(['value', 'value', 'unread', 'blank']);
  });

  it('says whether the module or the generic reader read a line', () => {
    const found = at(
      'Domain:  example.it\nCreated:  2001-02-03\nWeb Site Of The Registrar:\nName Server: ns1.example.net\n',
      'whois.nic.it',
    );
    const by = (path: string) => found.values.find((value) => value.path === path)?.by;
    expect(by('created_on')).toBe('declared');
    expect(by('nameservers.0.name')).toBe('generic');
  });

  it('warns of an ambiguous date, and returns none', () => {
    const found = at('Domain Name: example.com\nCreated: 01/02/2003\nExpires: 2031-01-01\n');
    expect(found.properties.created_on).toBeNull();
    expect(found.warnings).toContainEqual(
      expect.objectContaining({ code: 'AMBIGUOUS_DATE', part: 0, line: 2 }),
    );
  });

  it('warns of replaced bytes, and of words for a free name next to a record', () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('Domain Name: example.com\nCreated: 2001-02-03\n# ä ö ü é è '),
      0xff,
    ]);
    expect(explain(bytes).warnings).toContainEqual(expect.objectContaining({ code: 'REPLACED_BYTES' }));
    const both = at('Domain Name: example.com\nCreated: 2001-02-03\nStatus: available\n');
    expect(both.properties.status).toBe('registered');
    expect(both.warnings).toContainEqual(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('says which part gave which value, and shows what the other part says', () => {
    const { properties, values, parts } = explain([
      {
        host: 'whois.verisign-grs.com',
        body: '   Domain Name: EXAMPLE.COM\n   Creation Date: 2001-02-03T00:00:00Z\n',
      },
      {
        host: 'whois.example.net',
        body: 'Domain Name: example.com\nCreation Date: 2009-09-09T00:00:00Z\nRegistrant Name: Somebody\n',
      },
    ]);
    expect(properties.created_on).toBe('2001-02-03T00:00:00+00:00');
    expect(values.find(({ path }) => path === 'created_on')?.part).toBe(0);
    expect(values.find(({ path }) => path === 'registrant_contacts.0.name')?.part).toBe(1);
    expect(parts[1]?.lines[1]).toMatchObject({ use: 'value', paths: ['events.1.date'] });
  });
});

describe('lines that no rule reads are reported, whatever their separator', () => {
  it.each([
    'Flux Capacitor ....... 1.21',
    'flux = 1.21',
    'flux=1.21',
    'Flux Capacitor      1.21',
    'Flux Capacitor: 1.21',
  ])('as unread: %s', (line) => {
    const found = at(`Domain Name: example.com\nCreation Date: 2001-02-03\n${line}\n`);
    expect(found.uses[2]).toBe('unread');
    expect(found.unplaced).toEqual([
      {
        label: line.startsWith('f') ? 'flux' : 'Flux Capacitor',
        value: '1.21',
        part: 0,
        line: 3,
        use: 'unread',
        by: null,
      },
    ]);
  });

  it('keeps labels that no property holds: those known to have none, and repeated ones', () => {
    const found = at(
      'Domain Name: example.com\nCreation Date: 2001-02-03\nRegistry Domain ID: D1\nMaintainer: EX\nDomain ID: D2\n',
    );
    expect(found.unplaced).toEqual([
      { label: 'Maintainer', value: 'EX', part: 0, line: 4, use: 'ignored', by: 'declared' },
      { label: 'Domain ID', value: 'D2', part: 0, line: 5, use: 'value', by: 'declared' },
    ]);
  });
});

describe('a line without a label is credited with the value it gave', () => {
  const REGISTRANT = `Domain Name: example.com
Creation Date: 2001-02-03

Registrant:
   Jane Example
   1 Example Road
   Suite 2
   10115 Berlin
   Germany
   jane@example.com
   +49.301234567
   2001-02-03
`;

  it('and with nothing else', () => {
    const found = at(REGISTRANT);
    expect(found.linesOf('registrant_contacts.0.name')).toEqual(['Jane Example']);
    expect(found.linesOf('registrant_contacts.0.address')).toEqual(['1 Example Road', 'Suite 2']);
    expect(found.linesOf('registrant_contacts.0.city')).toEqual(['10115 Berlin']);
    expect(found.linesOf('registrant_contacts.0.country')).toEqual(['Germany']);
    expect(found.linesOf('registrant_contacts.0.phone')).toEqual(['+49.301234567']);
  });

  it('is unplaced if it gave nothing', () => {
    expect(at(REGISTRANT).unplaced).toEqual([
      { label: '', value: '2001-02-03', part: 0, line: 12, use: 'value', by: 'generic' },
    ]);
  });

  it('a city is credited to the line where the address ends, even if the street has the same name', () => {
    const found = at(
      'Domain Name: example.com\nRegistrant:\n  Jane Example\n  1 Berlin Road\n  10115 Berlin\n  Germany\n',
    );
    expect(found.linesOf('registrant_contacts.0.city')).toEqual(['10115 Berlin']);
  });

  it('an address printed twice is listed twice', () => {
    const found = at('Domain Name: example.com\nRegistrant Street: REDACTED\nRegistrant Street: REDACTED\n');
    expect(found.unplaced).toEqual([]);
    expect(found.values.find(({ path }) => path === 'registrant_contacts.0.address')?.lines).toEqual([2, 3]);
  });

  it('a number of a DS record is credited to the line that prints it', () => {
    const found = at(
      `Domain Name: example.com\nDS Key Tag: 12345\nDS Algorithm: 8\nDS Digest Type: 2\nDS Digest: ${'AB'.repeat(32)}\n`,
    );
    expect(found.linesOf('dnssec.ds.0.key_tag')).toEqual(['DS Key Tag: 12345']);
    expect(found.linesOf('dnssec.ds.0.algorithm')).toEqual(['DS Algorithm: 8']);
  });
});

describe('nothing is left out silently', () => {
  it('extra lines of single-line values, labels and sections without a property are reported', () => {
    const found = at(
      `Domain Name: example.com
Creation Date: 2001-02-03
   of the old registry
Maintainer:
   EXAMPLE-MNT
Zone Contact:
   Jane Example
   Phone   +1.2025550123
`,
    );
    expect(found.unplaced).toMatchObject([
      { label: 'Creation Date', value: 'of the old registry', line: 3 },
      { label: 'Maintainer', value: 'EXAMPLE-MNT', line: 5 },
      { label: '', value: 'Jane Example', line: 7 },
      { label: 'Phone', value: '+1.2025550123', line: 8 },
    ]);
  });

  it('lines below a heading that no rule knows are reported with its label', () => {
    const found = at('Domain Name: example.com\nFlux Officer:\n   Jane Example\n   1 Example Road\n');
    expect(found.unplaced).toMatchObject([
      { label: 'Flux Officer', value: 'Jane Example', use: 'unread', line: 3 },
      { label: 'Flux Officer', value: '1 Example Road', use: 'unread', line: 4 },
    ]);
  });
});

describe('a label is looked up in its section, whatever its separator', () => {
  it.each([
    'Street:   1 Example Road',
    'Street ........ 1 Example Road',
    'Street = 1 Example Road',
    'Street     1 Example Road',
  ])('below a heading: %s', (line) => {
    const { properties } = at(`Domain Name: example.com\n\nRegistrant:\n  Name: Jane Example\n  ${line}\n`);
    expect(properties.registrant_contacts).toMatchObject([
      { name: 'Jane Example', address: '1 Example Road' },
    ]);
  });
});
