import { describe, expect, it } from 'vitest';
import { explain, parse } from '../../src/parse/index.js';

const RECORD = `Domain Name: EXAMPLE.COM
Registrar: Example Registrar
Creation Date: 2001-02-03T04:05:06Z
Name Server: NS1.EXAMPLE.NET
`;
const FREE = 'No match for domain "EXAMPLE.COM".\n';
const IANA = `% IANA WHOIS server

refer:        whois.verisign-grs.com

domain:       COM

organisation: Example Registry

created:      1985-01-01
source:       IANA
`;

const part = (host: string, body: string) => ({ host, body });
const domain = 'example.com';

describe('several responses about one name', () => {
  it('do not make it available if any of them is a record of it', () => {
    for (const parts of [
      [part('whois.verisign-grs.com', FREE), part('whois.registrar.example', RECORD)],
      [part('whois.registrar.example', FREE), part('whois.verisign-grs.com', RECORD)],
    ]) {
      const { properties, warnings } = explain(parts, { domain });
      expect(properties).toMatchObject({ status: 'unknown', available: null, registered: null });
      expect(warnings).toContainEqual(
        expect.objectContaining({ code: 'CONFLICT', part: 0, message: expect.stringContaining('record') }),
      );
      expect(parse(parts, { domain })).toEqual(properties);
    }
  });

  it('leave it registered if the registry has a record, whatever a registrar says', () => {
    const parts = [part('whois.verisign-grs.com', RECORD), part('whois.registrar.example', FREE)];
    expect(parse(parts, { domain })).toMatchObject({ status: 'registered', available: false });
    expect(explain(parts, { domain }).warnings).toEqual([]);
  });

  it("start with the registry's if IANA's record of the suffix is above them", () => {
    const below = (body: string) =>
      parse([part('whois.iana.org', IANA), part('whois.verisign-grs.com', body)], { domain });
    expect(below(RECORD)).toMatchObject({
      status: 'registered',
      available: false,
      created_on: '2001-02-03T04:05:06+00:00',
    });
    expect(below(FREE)).toMatchObject({ status: 'available', available: true, created_on: null });
    expect(below('Query rate limit exceeded')).toMatchObject({ status: 'unknown', available: null });
    expect(parse([part('whois.iana.org', IANA)], { domain })).toMatchObject({ status: 'unknown' });
  });
});
