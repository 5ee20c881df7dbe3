import { describe, expect, it } from 'vitest';
import { parse, type RdapDomain, type RdapEntity, toRdap } from '../../src/index.js';
import { readCard } from '../../src/record/rdap/jcard.js';
import { readJsContact } from '../../src/record/rdap/jscontact.js';
import { FIXTURES } from '../support/fixtures.js';

const everyEntity = (entities: readonly RdapEntity[] = []): RdapEntity[] =>
  entities.flatMap((entity) => [entity, ...everyEntity(entity.entities)]);

const ofFixture = ({ host, body, domain }: (typeof FIXTURES)[number]) =>
  toRdap(
    {
      domain,
      daystamp: '2026-01-01',
      parts: [{ host, body: '' }],
      properties: parse([{ host, body }], { domain }),
    },
    { jscontact: true },
  );

describe('optional JSContact', () => {
  it('has the values of the jCard next to it, for every stored response', () => {
    let compared = 0;
    for (const fixture of FIXTURES) {
      const document = ofFixture(fixture);
      if ('errorCode' in document) continue;
      expect(document.rdapConformance).toContain('jscard');
      for (const { vcardArray, jscard } of everyEntity(document.entities)) {
        const { kind: _, street, ...read } = readCard(vcardArray);
        const { kind: __, street: again, ...card } = readJsContact(jscard);
        expect(card, fixture.id).toEqual(read);
        expect(again.join(' '), fixture.id).toBe(street.join(' '));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });

  it('is added to a registry’s own document, whatever that contains', () => {
    const rdap = {
      objectClassName: 'domain',
      ldhName: 'example.com',
      status: ['active'],
      entities: [
        { roles: ['registrant'], vcardArray: ['vcard', [['org', {}, 'text', 'Example Holdings']]] },
        { roles: ['abuse'], vcardArray: 'x', entities: [1, { roles: [], entities: null }] },
        null,
      ],
    };
    const properties = parse('Domain Name: example.com\nDomain Status: ok\nName Server: ns1.example.com\n');
    const parts = [{ host: 'rdap.nic.example', body: '', rdap }];
    const found = { domain: 'example.com', daystamp: '2026-01-01', parts, properties };
    expect((toRdap(found, { jscontact: true }) as RdapDomain).entities?.[0]?.jscard).toEqual({
      '@type': 'Card',
      version: '1.0',
      uid: '0',
      kind: 'org',
      organizations: { 'org-1': { name: 'Example Holdings' } },
    });
    expect(JSON.stringify(toRdap(found))).not.toContain('jscard');
  });
});
