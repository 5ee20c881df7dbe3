import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

/** Records written by hand, in layouts that registries and registrars could use and that no fixture has. */

const read = (body: string, host = 'whois.unknown.example') =>
  parse([{ host, body }], { domain: 'example.com' });

describe('a heading', () => {
  it('may be an underlined comment', () => {
    const properties = read(`
domain:           example.com
registrant:       exwo-123
admin-c:          adsa-1
nserver:          ns1.example.net
created:          1998-04-05 00:00:00+03

% Registrar:
% ==========
registrar:        zz.examplereg
organization:     Example Registrar LLC

% Registrant:
% ===========
contact-id:       exwo-123
person:           Jane Example
e-mail:           jane@example.org
created:          2013-01-02 03:04:05+02

% Administrative Contacts:
% =======================
contact-id:       adsa-1
person:           Ada Sample
`);
    expect(properties).toMatchObject({
      created_on: '1998-04-05T00:00:00+03:00',
      registrar: {
        id: 'zz.examplereg',
        name: 'zz.examplereg',
        organization: 'Example Registrar LLC',
        email: null,
      },
      registrant_contacts: [{ id: 'exwo-123', name: 'Jane Example', email: 'jane@example.org' }],
      admin_contacts: [{ id: 'adsa-1', name: 'Ada Sample' }],
    });
    expect(properties.registrant_contacts).toHaveLength(1);
    expect(properties.admin_contacts).toHaveLength(1);
  });

  it('may be underlined above the name of the domain', () => {
    expect(
      read(
        'DOMAIN\n------\nName:      example.com\nCreated:   2004-02-03\n\nREGISTRANT\n----------\nName:      Jane Example\n',
      ),
    ).toMatchObject({
      domain: 'example.com',
      status: 'registered',
      created_on: '2004-02-03T00:00:00+00:00',
      registrant_contacts: [{ name: 'Jane Example' }],
    });
  });
});

describe('a label', () => {
  it('may be in two languages, of which one is known', () => {
    expect(
      read(
        'Domain / Domaine: example.com\nHolder / Titulaire: Example Works Ltd\nCreated / Créé: 2004-02-03\nRegistrar / Bureau: Example Registrar\nName server / Serveur: ns1.example.net\n',
      ),
    ).toMatchObject({
      domain: 'example.com',
      created_on: '2004-02-03T00:00:00+00:00',
      registrar: { name: 'Example Registrar' },
      registrant_contacts: [{ name: 'Example Works Ltd' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });

  it('of two fields is neither of them', () => {
    const { registrant_contacts } = read(
      'Domain: example.com\nCreated: 2004-02-03\nRegistrant:\n  Name: Jane Example\n  City / Zip: Exampleton 12345\n',
    );
    expect(registrant_contacts).toMatchObject([{ name: 'Jane Example', city: null, zip: null }]);
  });

  it('may be in a table with drawn borders', () => {
    expect(
      read(
        '┌──────────┬─────────────────┐\n│ Domain   │ example.com     │\n├──────────┼─────────────────┤\n│ Holder   │ Jane Example    │\n│ Created  │ 2004-02-03      │\n│ NS       │ ns1.example.net │\n└──────────┴─────────────────┘\n',
      ),
    ).toMatchObject({
      domain: 'example.com',
      created_on: '2004-02-03T00:00:00+00:00',
      registrant_contacts: [{ name: 'Jane Example' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });

  it.each([
    ['Tên miền: example.com\nChủ sở hữu tên miền: Example Ltd\nMáy chủ DNS chuyển giao: ns1.example.net\n'],
    ['שם מתחם: example.com\nבעלים: Example Ltd\nשרת שמות: ns1.example.net\n'],
    ['Όνομα Χώρου: example.com\nΚαταχωρούμενος: Example Ltd\nΕξυπηρετητής Ονομάτων: ns1.example.net\n'],
    ['Naziv domene: example.com\nKorisnik: Example Ltd\nPoslužitelj imena: ns1.example.net\n'],
  ])('may be in any language: %s', (body) => {
    expect(read(body)).toMatchObject({
      domain: 'example.com',
      registrant_contacts: [{ name: 'Example Ltd' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });
});

describe('a contact', () => {
  it('may be in rows with the label of the holder', () => {
    expect(
      read(
        'Domain : example.com\nExpiry : 2027-09-30\n\nOwner  : Jane Example\nOwner  : Example Works Ltd\nOwner  : 1 Example Street\nOwner  : GB\n',
      ).registrant_contacts,
    ).toMatchObject([
      {
        name: 'Jane Example',
        organization: 'Example Works Ltd',
        address: '1 Example Street',
        country_code: 'GB',
      },
    ]);
  });

  it('may have its objects above the domain, named by ids', () => {
    const properties = read(
      'Contact ID: C-1\nName: Jane Example\nEmail: jane@example.org\n\nContact ID: C-2\nName: John Sample\n\nDomain: example.com\nOwner ID: C-1\nTech ID: C-2\nRegistered: 2004-02-03\n',
    );
    expect(properties.registrant_contacts).toMatchObject([
      { id: 'C-1', name: 'Jane Example', email: 'jane@example.org' },
    ]);
    expect(properties.technical_contacts).toMatchObject([{ id: 'C-2', name: 'John Sample' }]);
  });

  it('has its other fields below an address of several lines', () => {
    const { registrant_contacts } = read(
      'Domaine : example.com\nTitulaire : Exemple SARL\nAdresse : 1 rue Exemple\n          Bâtiment C\nTéléphone : 01 55 55 01 23\nTélécopie : 01 55 55 01 24\nCourriel : jane@example.org\n',
    );
    expect(registrant_contacts).toMatchObject([
      {
        name: 'Exemple SARL',
        address: '1 rue Exemple\nBâtiment C',
        phone: '01 55 55 01 23',
        fax: '01 55 55 01 24',
        email: 'jane@example.org',
      },
    ]);
  });

  it('has a name of which the surname is printed first', () => {
    const { registrant_contacts } = read(
      'Domain: example.com\nCreated: 2004-02-03\nRegistrant:\n  Name: Example\n  First name: Jane\n',
    );
    expect(registrant_contacts).toMatchObject([{ name: 'Jane Example' }]);
  });

  it('may be a row of cells', () => {
    expect(
      read(
        'Domain\texample.com\nCreated\t2004-02-03\nAdministrative contact\tAda Sample\tada@example.org\t+44 20 5550123\nHolder\tExample Ltd\nHolder address\t1 Example Street\tExampleton\n',
      ),
    ).toMatchObject({
      admin_contacts: [{ name: 'Ada Sample', email: 'ada@example.org', phone: '+44 20 5550123' }],
      registrant_contacts: [{ name: 'Example Ltd', address: '1 Example Street\nExampleton' }],
    });
  });

  it('may have its telephone next to its mailbox', () => {
    const { admin_contacts } = read(
      'Domain Name: example.com\nCreated: 2004-02-03\n\nAdministrator:\n\tname:(Jane Example)\n\tEmail:(jane@example.org) tel-- +86.1055550123\n\n',
    );
    expect(admin_contacts).toMatchObject([
      { name: 'Jane Example', email: 'jane@example.org', phone: '+86.1055550123' },
    ]);
  });

  it('may have its fax named after the number', () => {
    const { technical_contacts } = read(
      'Domain name: example.com\nCreated: 2004-02-03\n\nTechnical contact:\n   John Sample\n   john@example.net\n   +374 312 55013\n   +374 312 55014 (fax)\n',
    );
    expect(technical_contacts).toMatchObject([
      { name: 'John Sample', email: 'john@example.net', phone: '+374 312 55013', fax: '+374 312 55014' },
    ]);
  });

  it('has no sentence of the record in its address', () => {
    const { registrant_contacts } = read(
      'Domain: example.com\nRegistrant: Example Works Ltd\nIt was registered on 3 February 2004 and expires in 2027.\nRegistrar: Example Registrar\n',
    );
    expect(registrant_contacts).toMatchObject([{ name: 'Example Works Ltd', address: null }]);
  });

  it('may be a billing contact with a short label', () => {
    expect(
      read('domainname: example.com\nbil-name: Bill Payer\nbil-city: Exampleton\n', 'whois.dns.lu')
        .billing_contacts,
    ).toMatchObject([{ name: 'Bill Payer', city: 'Exampleton' }]);
  });
});

describe('a name', () => {
  const body =
    'Domain Name:              example.com\nRegistrar:                Registrar of\n                          Example Domains\n                          1 Example Road\nRegistrant Organization:  Example Works Limited and\n                          Associates\nRegistrant Name:          Jane Example\n';

  it('goes on below if its line ends with a word that no name ends with', () => {
    expect(read(body)).toMatchObject({
      registrar: { name: 'Registrar of Example Domains', address: '1 Example Road' },
      registrant_contacts: [{ name: 'Jane Example', organization: 'Example Works Limited and Associates' }],
    });
  });

  it('has both lines in the explanation', () => {
    const { values, unplaced } = explain([{ host: 'whois.unknown.example', body }], {
      domain: 'example.com',
    });
    const linesOf = (wanted: string) => values.find(({ path }) => path === wanted)?.lines;
    expect(linesOf('registrar.name')).toEqual([2, 3]);
    expect(linesOf('registrant_contacts.0.organization')).toEqual([5, 6]);
    expect(unplaced).toEqual([]);
  });
});

describe('a company', () => {
  it('that provides registration services is a reseller if the record names its registrar', () => {
    expect(
      read(
        'Domain name: EXAMPLE.COM\nRegistration Service Provider:\n    Example Reseller, support@reseller.example\n    +1.4165550177\n\nRegistrar of Record: EXAMPLE REGISTRAR, INC.\nRecord created on 11-May-1999.\n',
      ),
    ).toMatchObject({
      registrar: { name: 'EXAMPLE REGISTRAR, INC.', phone: null },
      reseller: { name: 'Example Reseller', email: 'support@reseller.example', phone: '+1.4165550177' },
    });
  });

  it('may have its addresses on the line of its name', () => {
    expect(
      read(
        'Domain: example.com\nCreated: 2004-02-03\nRegistrar: Example Registrar, https://registrar.example, info@registrar.example, +44 20 5550123\n',
      ).registrar,
    ).toMatchObject({
      name: 'Example Registrar',
      url: 'https://registrar.example',
      email: 'info@registrar.example',
      phone: '+44 20 5550123',
    });
  });

  it('keeps a comma in its name', () => {
    expect(read('Domain: example.com\nRegistrar: Example Registrar, Inc.\n').registrar?.name).toBe(
      'Example Registrar, Inc.',
    );
  });
});

describe('a delegation', () => {
  it('may have numbered servers, and servers with labels of their own for addresses', () => {
    expect(
      read(
        'Domain: example.com\nName servers:\n  1:   ns1.example.net\n  2:   ns2.example.com [192.0.2.81]\n',
      ).nameservers,
    ).toMatchObject([{ name: 'ns1.example.net' }, { name: 'ns2.example.com', ipv4: '192.0.2.81' }]);
    expect(
      read(
        'Domain: example.com\nPrimary NS: ns1.example.com\nPrimary NS IPv4: 192.0.2.1\nPrimary NS IPv6: 2001:db8::1\nTertiary NS: ns3.example.net\n',
      ).nameservers,
    ).toMatchObject([
      { name: 'ns1.example.com', addresses: ['192.0.2.1', '2001:db8::1'] },
      { name: 'ns3.example.net' },
    ]);
  });

  it('may have numbered signers, and keys as data', () => {
    const digest = 'A1B2C3D4E5F60718293A4B5C6D7E8F90A1B2C3D4';
    expect(
      read(
        `Domain: example.com\nCreated: 2004-02-03\nds key 1...........: 12345 8 1\n                     ${digest}\nDNSKEY Data: 257 3 13 mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl==\n`,
      ).dnssec,
    ).toMatchObject({
      signed: true,
      ds: [{ key_tag: 12345, algorithm: 8, digest_type: 1, digest }],
      keys: [{ flags: 257, algorithm: 13 }],
    });
  });
});

describe('a line', () => {
  it('may have several fields', () => {
    expect(
      read(
        'Domain: example.com              Created: 2004-02-13\nStatus: active                   Expires: 2027-02-13\nHolder: Jane Example  Country: GB\n',
      ),
    ).toMatchObject({
      domain: 'example.com',
      created_on: '2004-02-13T00:00:00+00:00',
      expires_on: '2027-02-13T00:00:00+00:00',
      statuses: ['active'],
      registrant_contacts: [{ name: 'Jane Example', country_code: 'GB' }],
    });
  });

  it('keeps a word that is not a label', () => {
    expect(read('Domain: example.com\nHolder: Example  Motto: Works\n').registrant_contacts).toMatchObject([
      { name: 'Example  Motto: Works' },
    ]);
  });

  it('may begin with a letter of a list', () => {
    expect(read('a) Domain: example.com\nb) Registered: 2004-02-13\n')).toMatchObject({
      domain: 'example.com',
      created_on: '2004-02-13T00:00:00+00:00',
    });
  });

  it("below a registrar's name may be its number", () => {
    expect(
      read('Domain: example.com\nCreated: 2004-02-13\n\nRegistrar\n  Example Registrar\n  IANA ID 9999\n')
        .registrar,
    ).toMatchObject({ name: 'Example Registrar', iana_id: 9999, address: null });
  });

  it("below the label of a holder's address is more of the address", () => {
    const body =
      'Domain: example.com\nHolder: Jane Example\nHolder address: 1 Example Street\n                80331 Exampleton\n                DE\n';
    expect(read(body).registrant_contacts).toMatchObject([
      {
        name: 'Jane Example',
        address: '1 Example Street',
        zip: '80331',
        city: 'Exampleton',
        country_code: 'DE',
      },
    ]);
    expect(explain([{ host: null, body }], { domain: 'example.zz' }).unplaced).toEqual([]);
  });
});

describe('a table of contacts', () => {
  it('has a column for each role', () => {
    const properties = read(
      'Domain: example.com\nCreated: 2004-02-13\n\n                 Registrant            Administrative    Technical\nName             Jane Example          Ada Sample        John Sample\nOrganization     Example Works Ltd     Example Works     Sample Hosting\n\nNameserver: ns1.example.net\n',
    );
    expect(properties).toMatchObject({
      registrant_contacts: [{ name: 'Jane Example', organization: 'Example Works Ltd' }],
      admin_contacts: [{ name: 'Ada Sample', organization: 'Example Works' }],
      technical_contacts: [{ name: 'John Sample', organization: 'Sample Hosting' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });
});

describe('the address of a server', () => {
  it('belongs to the server that its line names', () => {
    expect(
      read(
        'Domain: example.com\nNameserver: ns1.example.com\nNameserver: ns2.example.com\nGlue: ns1.example.com 192.0.2.1\nGlue: ns2.example.com 2001:db8::2\n',
      ).nameservers,
    ).toMatchObject([
      { name: 'ns1.example.com', addresses: ['192.0.2.1'] },
      { name: 'ns2.example.com', addresses: ['2001:db8::2'] },
    ]);
  });

  it('may be below the name', () => {
    expect(
      read(
        'Domain: example.com\nName servers:\n    ns1.example.com\n    ns2.example.com:\n        192.0.2.2\n',
      ).nameservers,
    ).toMatchObject([
      { name: 'ns1.example.com', addresses: [] },
      { name: 'ns2.example.com', addresses: ['192.0.2.2'] },
    ]);
  });
});

describe('a holder', () => {
  it('may have fields below the name in the record of the domain', () => {
    expect(
      read(
        'domain: example.com\nperson: Jane Example\ne-mail: jane@example.org\nphone: +1.2025550123\nnserver: ns1.example.net\nregistrar: EXREG-ZZ\ncreated: 2004-02-13\n',
      ),
    ).toMatchObject({
      created_on: '2004-02-13T00:00:00+00:00',
      registrar: { name: 'EXREG-ZZ' },
      registrant_contacts: [{ name: 'Jane Example', email: 'jane@example.org', phone: '+1.2025550123' }],
      nameservers: [{ name: 'ns1.example.net' }],
    });
  });

  it('may be one of two, each with its label', () => {
    const { registrant_contacts } = read(
      'Domain: example.com\nCreated: 2004-02-13\nRegistrant: Jane Example\nRegistrant: Joan Example\nRegistrant Email: joan@example.org\n',
    );
    expect(registrant_contacts).toMatchObject([
      { name: 'Jane Example', organization: null },
      { name: 'Joan Example', email: 'joan@example.org' },
    ]);
  });

  it('may be named after the field', () => {
    const { registrant_contacts, technical_contacts } = read(
      'Domain: example.com\nCreated: 2004-02-13\nName (Registrant): Jane Example\nEmail (Registrant): jane@example.org\nName (Technical): John Sample\n',
    );
    expect(registrant_contacts).toMatchObject([{ name: 'Jane Example', email: 'jane@example.org' }]);
    expect(technical_contacts).toMatchObject([{ name: 'John Sample' }]);
  });
});
