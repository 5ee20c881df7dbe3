import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { propertiesOf, read } from '../../src/parse/reading.js';
import { FIXTURES } from '../support/fixtures.js';

describe('a part that is read once', () => {
  it('gives the same properties as parsing it again', { tags: 'slow' }, () => {
    for (const { host, domain, body } of FIXTURES) {
      const asked = domain ?? null;
      const reading = read({ host, body }, asked);
      expect(propertiesOf([reading], asked)).toEqual(
        parse([{ host, body }], asked === null ? {} : { domain: asked }),
      );
    }
  });

  it('can be merged with the next like parsing both', () => {
    const domain = 'example.com';
    const parts = [
      {
        host: 'whois.verisign-grs.com',
        body: '   Domain Name: EXAMPLE.COM\n   Creation Date: 2001-02-03T00:00:00Z\n',
      },
      { host: 'whois.example.net', body: 'Domain Name: example.com\nRegistrant Name: Jane Example\n' },
    ];
    const readings = parts.map((part) => read(part, domain));
    expect(readings.map(({ kind }) => kind)).toEqual(['record', 'record']);
    expect(propertiesOf(readings, domain)).toEqual(parse(parts, { domain }));
  });
});
