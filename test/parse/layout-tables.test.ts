import { describe, expect, it } from 'vitest';
import { Draft } from '../../src/parse/read/draft.js';
import type { Layout } from '../../src/parse/read/layout.js';
import { RegistryModule } from '../../src/parse/read/module.js';
import { entriesOf, wordsOf } from '../../src/parse/read/rows.js';
import { REGISTRIES } from '../../src/parse/registries/index.js';
import { GENERIC_PHRASES } from '../../src/parse/words/phrases.js';

const moduleOf = (layout: Layout): RegistryModule => new RegistryModule('whois.example', layout);

describe('words that mean the same', () => {
  it('share a row of a table', () => {
    expect(entriesOf({ domain: 'Domain Name | ドメイン名', status: 'Status' })).toEqual([
      ['Domain Name', 'domain'],
      ['ドメイン名', 'domain'],
      ['Status', 'status'],
    ]);
  });

  it('may be wrapped anywhere if there are many', () => {
    expect(
      wordsOf(`DS Key Tag | Digest |
      Name (Last, First) |`),
    ).toEqual(['DS Key Tag', 'Digest', 'Name (Last, First)']);
    expect(wordsOf('')).toEqual([]);
  });

  it('are declared individually in every table', () => {
    const module = moduleOf({
      labels: { expires_on: 'Paid till | Bezahlt bis', '-': 'Keytag | Algorithm' },
      contact: { id: 'Ref | Zeichen' },
      prefixes: { expires_on: 'Valid to | Valid up to' },
      status: { registered: 'live | alive' },
    });
    for (const label of ['Paid till', 'Bezahlt bis', 'Valid up to'])
      expect(module.labels.find('domain', label)).toMatchObject({ field: 'expires_on', declared: true });
    expect(module.labels.find('contact', 'Zeichen')).toMatchObject({ field: 'id', declared: true });
    expect(module.labels.find('domain', 'Algorithm')).toMatchObject({ op: 'ignore', declared: true });
    expect(module.prefixes.find('Valid up to 2030-01-01')).toBe('Valid up to');
    expect(module.statuses.read('alive')).toBe('registered');
  });
});

describe('phrases', () => {
  it('use braces for a name, for any words, and for alternatives', () => {
    const books = [GENERIC_PHRASES, ...Object.values(REGISTRIES).map(({ phrases = {} }) => phrases)];
    const others = books
      .flatMap((book) => Object.values(book).flatMap((text) => text.match(/\{[^{}]*\}/gu) ?? []))
      .filter((braces) => !/^\{(?:domain(?:\.[a-z]{2,20})?|…|[^/]*(?:\/[^/]*)+)\}$/u.test(braces));
    expect(others).toEqual([]);
  });
});

describe('labels that include the role of a contact', () => {
  const module = moduleOf({
    roles: { registrant: 'Owner * | Holder *', technical: '* of the technician', '-': 'Billing *' },
    contact: { name: 'Name | Person', address: 'Road (1)', '-': 'Kind' },
  });

  it.each([
    ['Owner Name', 'registrant', 'name'],
    ['Holder Person', 'registrant', 'name'],
    ['Holder Road (1)', 'registrant', 'address'],
    ['owner_name', 'registrant', 'name'],
    ['Person of the technician', 'technical', 'name'],
  ])('%s is the %s’s %s', (label, role, field) => {
    expect(module.labels.find('domain', label)).toMatchObject({ role, field, declared: true });
  });

  it.each(['Owner Kind', 'Billing Name'])('%s has no property', (label) => {
    expect(module.labels.find('domain', label)).toMatchObject({ op: 'ignore', declared: true });
  });

  it('combine those of a layout with the fields of a registry based on it', () => {
    const own = moduleOf({
      on: { roles: { admin: 'Desk *' }, contact: { phone: 'Bell' } },
      contact: { fax: 'Paper' },
    });
    expect(own.labels.find('domain', 'Desk Bell')).toMatchObject({ role: 'admin', field: 'phone' });
    expect(own.labels.find('domain', 'Desk Paper')).toMatchObject({ role: 'admin', field: 'fax' });
  });
});

describe('what a registry declares in addition to the layout it is based on', () => {
  const base: Layout = {
    phrases: { available: 'not found', throttled: 'slow down' },
    labels: { registrant: 'Holder | Owner', status: 'Condition', '-': 'Note | Paid till' },
    status: { registered: 'blue', expired: 'red' },
    dates: 'dmy',
    zone: 'Europe/Rome',
    prepare: (lines) => lines.slice(1),
    postprocess: (draft) => draft.statuses.push('base'),
  };
  const module = moduleOf({
    on: base,
    phrases: { available: 'no such name' },
    labels: { 'registrant.name': 'Owner', expires_on: 'Paid till', '-': 'Remark' },
    status: { suspended: 'red' },
    zone: 'Europe/Paris',
    postprocess: (draft) => draft.statuses.push('own'),
  });
  const says = (line: string) => module.phrases.match(line, 0, line.length)?.kind ?? null;

  it('comes first', () => {
    expect(module.labels.find('domain', 'Owner')).toMatchObject({ role: 'registrant', field: 'name' });
    expect(module.labels.find('domain', 'Paid till')).toMatchObject({ field: 'expires_on' });
    expect(module.statuses.read('red')).toBe('suspended');
    expect(module.zone).toBe('Europe/Paris');
  });

  it('leaves the rest to it', () => {
    expect(module.labels.find('domain', 'Condition')).toMatchObject({ op: 'status', declared: true });
    expect(module.labels.find('domain', 'Note')).toMatchObject({ op: 'ignore', declared: true });
    expect(module.statuses.read('blue')).toBe('registered');
    expect(module.dates).toBe('dmy');
    expect([says('no such name'), says('not found'), says('slow down')]).toEqual([
      'available',
      'available',
      'throttled',
    ]);
    expect(module.preparations).toHaveLength(1);
  });

  it('runs before that of the layout', () => {
    const draft = new Draft();
    for (const postprocess of module.postprocesses) postprocess(draft, []);
    expect(draft.statuses).toEqual(['own', 'base']);
  });

  it('may be based on several layouts, the nearest first', () => {
    const near: Layout = { labels: { domain: 'Thing', registrar: 'Seller' } };
    const far: Layout = { labels: { domain: 'Seller | Far' } };
    const both = moduleOf({ on: [near, far] });
    expect(both.labels.find('domain', 'Thing')).toMatchObject({ field: 'domain' });
    expect(both.labels.find('domain', 'Far')).toMatchObject({ field: 'domain' });
    expect(both.labels.find('domain', 'Seller')).toMatchObject({ op: 'registrarSection' });
  });
});

it.each(Object.entries(REGISTRIES))('every label that %s declares has a meaning', (host, registry) => {
  expect(() => new RegistryModule(host, registry)).not.toThrow();
});
