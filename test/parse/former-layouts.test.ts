import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

describe('DENIC, before 2008', () => {
  it('printed a contact with two roles once', () => {
    const found = parse(
      [
        {
          host: 'whois.denic.de',
          body: 'domain: example.de\nstatus: connect\n\n[tech-c][zone-c]\nType: ROLE\nName: Domain Desk\nPhone: +49 1632960123\n',
        },
      ],
      { domain: 'example.de' },
    );
    expect(found.technical_contacts).toMatchObject([{ name: 'Domain Desk', phone: '+49 1632960123' }]);
  });
});

describe('SK-NIC, before 2017', () => {
  it('printed the addresses of a nameserver below its name', () => {
    const host = 'whois.sk-nic.sk';
    const body =
      'Domain-name         example.sk\ndns_name            ns1.example.sk\ndns_IPv4            192.0.2.1\ndns_IPv6            2001:db8::1\ndns_name            ns2.example.net\nDomain-status       DOM_OK\n';
    expect(parse([{ host, body }]).nameservers).toEqual([
      {
        name: 'ns1.example.sk',
        ipv4: '192.0.2.1',
        ipv6: '2001:db8::1',
        addresses: ['192.0.2.1', '2001:db8::1'],
      },
      { name: 'ns2.example.net', ipv4: null, ipv6: null, addresses: [] },
    ]);
  });
});

describe('.ee', () => {
  it("does not take a change of the keys for the domain's", () => {
    const host = 'whois.tld.ee';
    const body =
      'Domain:\nname:       example.ee\nregistered: 2010-07-04 03:34:45 +03:00\nchanged:\n\nName servers:\nnserver:   ns1.example.ee\nchanged:   2019-05-05 10:00:00 +03:00\n\nDNSSEC:\nchanged:  2020-05-05 10:00:00 +03:00\n';
    expect(parse([{ host, body }]).updated_on).toBeNull();
  });
});

describe('Registro .it', () => {
  const registrant = (...lines: string[]) => {
    const address = lines.join('\n                    ');
    const body = `Domain:             example.it\nStatus:             ok\nCreated:            2005-04-12 00:00:00\n\nRegistrant\n  Organization:     Example S.r.l.\n  Address:          ${address}\n  Created:          2014-04-28 15:11:22\n`;
    return parse([{ host: 'whois.nic.it', body }]).registrant_contacts[0];
  };

  it('may omit a province or a postal code, which does not change its neighbors', () => {
    const street = { address: 'Via Esempio 1', city: 'Esempio', country_code: 'IT' };
    expect(registrant('Via Esempio 1', 'Esempio', '20100', 'MI', 'IT')).toMatchObject({
      ...street,
      zip: '20100',
      state: 'MI',
    });
    expect(registrant('Via Esempio 1', 'Esempio', '20100', 'IT')).toMatchObject({
      ...street,
      zip: '20100',
      state: null,
    });
    expect(registrant('Via Esempio 1', 'Esempio', 'MI', 'IT')).toMatchObject({
      ...street,
      zip: null,
      state: 'MI',
    });
    expect(registrant('Via Esempio 1', 'Esempio')).toMatchObject({
      address: 'Via Esempio 1\nEsempio',
      city: null,
      country: null,
    });
  });
});

describe("Register.BG's contacts", () => {
  it('do not take a street for an organization', () => {
    const block = (...lines: string[]) =>
      parse([
        {
          host: 'whois.register.bg',
          body: `DOMAIN NAME: example.bg (example.bg)\nactivated on: 30/06/2003 00:00:00 EEST\n\nADMINISTRATIVE CONTACT:\n${lines.map((line) => `  ${line}\n`).join('')}\n`,
        },
      ]).admin_contacts[0];
    const place = { address: 'ul. Primerna 1', city: 'SOFIA', zip: '1000', country: 'BULGARIA' };
    const street = ['ul. Primerna 1', 'SOFIA, 1000', 'BULGARIA'];
    expect(block('Ivan Ivanov', 'ivan@example.bg', 'Example OOD', ...street)).toMatchObject({
      name: 'Ivan Ivanov',
      organization: 'Example OOD',
      ...place,
    });
    expect(block('Ivan Ivanov', 'ivan@example.bg', ...street)).toMatchObject({
      name: 'Ivan Ivanov',
      organization: null,
      ...place,
    });
  });
});

describe("nic.at's contacts", () => {
  it("may lack a person's name", () => {
    const contact = (handle: string, organization: string) =>
      `organization:   ${organization}\ncity:           Wien\nnic-hdl:        ${handle}\nchanged:        20180525 10:11:12\nsource:         AT-DOM\n\n`;
    const body = `domain:         example.at\nregistrant:     EX1-NICAT\ntech-c:         TX1-NICAT\nchanged:        20190910 08:47:03\nsource:         AT-DOM\n\n${contact('EX1-NICAT', 'Example GmbH')}${contact('TX1-NICAT', 'Technik GmbH')}`;
    const found = parse([{ host: 'whois.nic.at', body }]);
    expect(found.registrant_contacts).toMatchObject([{ id: 'EX1-NICAT', organization: 'Example GmbH' }]);
    expect(found.technical_contacts).toMatchObject([{ id: 'TX1-NICAT', organization: 'Technik GmbH' }]);
    expect(found.updated_on).toBe('2019-09-10T08:47:03+02:00');
  });
});

describe('SWITCH’s date limit for the oldest names', () => {
  it.each(['before 1 January 1996', '1996-01-01'])('%s is read next to its label and below it', (day) => {
    const read = (text: string) => parse([{ host: 'whois.nic.ch', body: text }]).created_on;
    expect(read(`Domain name:\nexample.ch\n\nFirst registration date:\n${day}\n`)).toBe(
      '1996-01-01T00:00:00+01:00',
    );
    expect(read(`Domain name\texample.ch\n\nFirst registration date\t${day}\n`)).toBe(
      '1996-01-01T00:00:00+01:00',
    );
  });
});

describe('a date placeholder', () => {
  it.each(['-', 'N/A', 'null', 'unknown'])('%s is not a date, and not an error', (nothing) => {
    const body = `Domain Name: example.uz\nCreation Date: 2006-04-30\nExpiration Date: ${nothing}\n`;
    const { properties, warnings } = explain([{ host: 'whois.cctld.uz', body }]);
    expect(properties.expires_on).toBeNull();
    expect(warnings).toEqual([]);
  });
});
