import { describe, expect, it } from 'vitest';
import { explain, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';

/** IANA's record of a top-level domain, as whois of macOS and the BSDs prints it above the registry's response. */
const iana = (domain: string, host: string): string => `% IANA WHOIS server
% for more information on IANA, visit http://www.iana.org
% This query returned 1 object

refer:        ${host}

domain:       ${domain.slice(domain.lastIndexOf('.') + 1).toUpperCase()}

organisation: Example Registry
address:      1 Example Street
address:      Belgium

contact:      administrative
name:         Jane Doe
organisation: Example Registry
phone:        +1.2025550123
e-mail:       admin@example.net

nserver:      A.NIC.EXAMPLE 192.0.2.1 2001:db8::1
ds-rdata:     12345 8 2 AABBCC

whois:        ${host}

status:       ACTIVE
created:      1988-09-01
changed:      2023-01-30
source:       IANA

`;

const RECORDS = FIXTURES.filter(
  ({ host, charset, body }) =>
    host !== 'whois.iana.org' && charset === 'utf-8' && body.length > 0 && !host.startsWith('rdap'),
).map((fixture) => [fixture.id, fixture] as const);

describe("output of macOS's whois: IANA's record with the registry's response below it", () => {
  it.each(RECORDS)(
    "%s is read as the registry's response, without values of the top-level domain",
    (_, fixture) => {
      const { host, domain } = fixture;
      const answer = new TextDecoder().decode(fixture.body);
      const { disclaimer, ...alone } = parse([{ host, body: answer }], { domain });
      const text = `${iana(domain, host)}# ${host}\n\n${answer}`;
      expect(parse(text, { domain })).toMatchObject(alone);
      const { created_on, nameservers } = parse([{ host, body: answer }]);
      expect(parse(text)).toMatchObject({ created_on, nameservers });
    },
  );

  it.each([
    ['is empty', '# whois.nic.example\n\n'],
    ['is a complaint', '# whois.nic.example\n\nToo many requests\n'],
    ['is refused', '# whois.nic.example\n\nRequests of this client are not permitted.\n'],
    ['did not come', 'whois: connect(): Operation timed out\n'],
  ])("says nothing about the name if the registry's response %s", (_, answer) => {
    for (const options of [{ domain: 'name.example' }, {}])
      for (const record of [iana('name.example', 'whois.nic.example'), iana('name.xy', 'whois.nic.example')])
        expect(parse(record + answer, options)).toMatchObject({
          status: 'unknown',
          'available?': null,
          created_on: null,
          registrar: null,
          registrant_contacts: [],
          admin_contacts: [],
          nameservers: [],
        });
  });

  it('accepts words for a free name, with or without a line of the client above them', () => {
    for (const answer of [
      '# whois.nic.example\n\nNo match for name.example\n',
      'No match for name.example\n',
    ])
      expect(
        parse(iana('name.example', 'whois.nic.example') + answer, { domain: 'name.example' }).status,
      ).toBe('available');
  });

  it("explains IANA's record as well", () => {
    const { parts } = explain(
      `${iana('name.example', 'whois.nic.example')}# whois.nic.example\n\nNo match\n`,
      {
        domain: 'name.example',
      },
    );
    expect(parts.map(({ host, kind }) => [host, kind])).toEqual([
      ['whois.nic.example', 'available'],
      ['whois.iana.org', 'unknown'],
    ]);
  });
});
