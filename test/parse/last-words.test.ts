import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { ContactDraft, Draft, emptyRegistrar } from '../../src/parse/read/draft.js';
import type { Layout } from '../../src/parse/read/layout.js';
import { postprocessesOf } from '../../src/parse/read/postprocess.js';
import { takeOrganizations } from '../../src/parse/registries/whois.nic.it.js';
import { readTradingName } from '../../src/parse/registries/whois.nic.uk.js';
import { joinPerson } from '../../src/parse/registries/whois.twnic.net.tw.js';

/** Does with the draft what the layout declares. */
const process = (layout: Layout, draft: Draft): Draft => {
  for (const postprocess of postprocessesOf(layout)) postprocess(draft, []);
  return draft;
};

const withRegistrar = (name: string, id: string | null = null): Draft => {
  const draft = new Draft();
  draft.registrar = Object.assign(emptyRegistrar(), { name, id });
  return draft;
};

describe('the registrar', () => {
  it('is identified by its name if no id is printed', () => {
    const draft = withRegistrar('EXAMPLE-REG');
    const nameIsId: Layout = { fallback: { 'registrar.id': 'registrar.name' } };
    process(nameIsId, draft);
    expect(draft.registrar?.id).toBe('EXAMPLE-REG');
    const other = withRegistrar('Example Registrar', '9999');
    process(nameIsId, other);
    expect(other.registrar?.id).toBe('9999');
  });

  it.each([
    [{ referral_url: 'registrar.url' }, 'referral_url', 'https://example.com'],
    [{ 'registrar.organization': 'registrar.name' }, 'referral_url', null],
  ] as const)('fills a field only if its fallback says so: %j', (fallback, field, value) => {
    const draft = withRegistrar('Example Registrar');
    Object.assign(draft.registrar ?? {}, { url: 'https://example.com' });
    process({ fallback }, draft);
    expect(draft[field]).toBe(value);
  });

  it('has its URL from the referral', () => {
    const draft = Object.assign(withRegistrar('Example Registrar'), { referral_url: 'https://example.com' });
    process({ fallback: { 'registrar.url': 'referral_url' } }, draft);
    expect(draft.registrar?.url).toBe('https://example.com');
    expect(process({ fallback: { 'registrar.url': 'referral_url' } }, new Draft()).registrar).toBeNull();
  });

  it.each([
    ['Example Ltd t/a Example Names [Tag = EXAMPLE]', 'EXAMPLE', 'Example Names', 'Example Ltd'],
    ['Example Ltd [Tag = EXAMPLE]', 'EXAMPLE', 'Example Ltd', null],
  ])('of %s has a tag, a trading name and a company', (line, id, name, organization) => {
    const draft = withRegistrar(line);
    readTradingName(draft);
    expect(draft.registrar).toMatchObject({ id, name, organization });
  });

  it('drops placeholders', () => {
    const draft = withRegistrar('Example Registrar', 'not applicable');
    process({ placeholders: /^not applicable$/u }, draft);
    expect(draft.registrar).toMatchObject({ id: null, name: 'Example Registrar' });
  });
});

describe('a layout', () => {
  it('takes the code after a registrar’s name', () => {
    const draft = withRegistrar('Example Registrar (R99-EX)');
    process({ registrarCode: /^(?<name>.+) \((?<id>R\d+-[A-Z]+)\)$/u }, draft);
    expect(draft.registrar).toMatchObject({ id: 'R99-EX', name: 'Example Registrar' });
  });

  it('takes the state after a name', () => {
    const draft = Object.assign(new Draft(), { domain: 'EXAMPLE.KG (ACTIVE)' });
    expect(process({ statusBehindName: /\(([A-Z ]{1,40})\)$/u }, draft).statuses).toEqual(['ACTIVE']);
  });

  it('drops placeholders, and contacts with nothing else', () => {
    const draft = new Draft();
    draft.admin.push(
      Object.assign(new ContactDraft(), { name: 'Jane Doe', email: 'n/d', used: true }),
      Object.assign(new ContactDraft(), { name: 'n/d', used: true }),
    );
    process({ placeholders: /^n\/d$/u }, draft);
    expect(draft.admin[0]).toMatchObject({ name: 'Jane Doe', email: null, used: true });
    expect(draft.admin[1]).toMatchObject({ name: null, used: false });
  });
});

describe('two-digit years', () => {
  it('are never before the registry existed', () => {
    const record = (created: string, expires: string) => `   Domain Name:       example.es
   Creation Date:     ${created}
   Expiration Date:   ${expires}`;
    const read = (text: string) => parse([{ host: 'whois.nic.es', body: text }]);
    expect(read(record('28/05/88', '28/05/27'))).toMatchObject({
      created_on: '1988-05-28T00:00:00+02:00',
      expires_on: '2027-05-28T00:00:00+02:00',
    });
    expect(read(record('28/05/99', '28/05/87')).expires_on).toBe('2087-05-28T00:00:00+02:00');
  });
});

describe('a contact named above its section', () => {
  const record = (above: string) => `Domain: example.ug
Registrant: ${above}
Nameserver: ns1.example.com

Registrant Contact Information:
Name: EXAMPLE LTD (E-1)
City: Kampala
`;
  const holders = (above: string) =>
    parse([{ host: 'whois.co.ug', body: record(above) }]).registrant_contacts.map(({ name, city }) => [
      name,
      city,
    ]);

  it('is the contact of the section', () => {
    expect(holders('EXAMPLE LTD')).toEqual([['EXAMPLE LTD (E-1)', 'Kampala']]);
  });

  it('is another contact if the section has another name', () => {
    expect(holders('OTHER LTD')).toEqual([
      ['OTHER LTD', null],
      ['EXAMPLE LTD (E-1)', 'Kampala'],
    ]);
  });
});

describe('a contact', () => {
  const withHolders = (...holders: Partial<ContactDraft>[]): Draft => {
    const draft = new Draft();
    draft.registrant.push(...holders.map((fields) => Object.assign(new ContactDraft(), fields)));
    return draft;
  };

  it.each([
    ['EX1-ITNIC', 'Example Srl\nVia Esempio 1', 'Example Srl', 'Via Esempio 1'],
    ['EX1-ITNIC', 'Via Esempio 1\nEsempio', null, 'Via Esempio 1\nEsempio'],
    ['EX1-ITNIC', 'Example Srl', null, 'Example Srl'],
    ['EX1', 'Example Srl\nVia Esempio 1', null, 'Example Srl\nVia Esempio 1'],
  ])('with the handle %s and the address %j has the organization %j', (id, address, organization, street) => {
    const draft = withHolders({ id, address });
    takeOrganizations(draft);
    expect(draft.registrant[0]).toMatchObject({ organization, address: street });
  });

  it('and a correspondence person are one registrant', () => {
    const draft = withHolders({ organization: 'Example Ltd' }, { name: 'Jane Doe', phone: '+1.2025550123' });
    joinPerson(draft);
    expect(draft.registrant).toHaveLength(1);
    expect(draft.registrant[0]).toMatchObject({ organization: 'Example Ltd', name: 'Jane Doe' });
    joinPerson(new Draft());
  });
});
