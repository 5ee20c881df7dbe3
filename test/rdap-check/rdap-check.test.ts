import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  checkRdap,
  checkRdapText,
  createClient,
  createReplayServer,
  RDAP_RULES,
  type RdapCheckOptions,
  rdapError,
  toRdap,
} from '../../src/index.js';
import { autnum, domain, network, notFound } from './documents.js';

const DOCUMENTS = { domain, network, autnum, notFound };

/** A document with another value, or none, at a place such as `events.0.eventDate`. */
function changed(of: keyof typeof DOCUMENTS, place: string, value: unknown): object {
  const document = DOCUMENTS[of]();
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>((each, key) => Reflect.get(Object(each), key), document);
  if (value === undefined) Reflect.deleteProperty(Object(owner), last);
  else Reflect.set(Object(owner), last, value);
  return document;
}

/** How each rule is broken: the document, the place, the value (undefined: removed), and where the finding is. */
const BREAKS: Readonly<Record<string, readonly [keyof typeof DOCUMENTS, string, unknown, string?]>> = {
  conformance: ['domain', 'rdapConformance', 'rdap_level_0'],
  'conformance-level': ['domain', 'rdapConformance', ['redacted', 'icann_rdap_response_profile_1']],
  'conformance-nested': ['domain', 'entities.0.rdapConformance', ['rdap_level_0']],
  'notices-nested': ['domain', 'nameservers.0.notices', []],
  'response-kind': ['autnum', 'objectClassName', undefined],
  extension: ['domain', 'special', 1],
  lang: ['domain', 'lang', 'American English'],
  notices: ['domain', 'notices', {}],
  remarks: ['domain', 'entities.0.remarks', ['A remark']],
  'notice-title': ['domain', 'notices.0.title', ['Status Codes']],
  'notice-type': ['domain', 'entities.0.remarks.0.type', 'Object redacted'],
  'notice-description': ['domain', 'notices.0.description', 'one text'],
  links: ['domain', 'links', 'https://example.com/'],
  'link-value': ['domain', 'links.0.value', undefined],
  'link-rel': ['domain', 'links.0.rel', ''],
  'link-href': ['domain', 'links.0.href', '/domain/example.com'],
  'link-type': ['domain', 'links.0.type', 'JSON'],
  events: ['domain', 'events', {}],
  'event-action': ['domain', 'events.0.eventAction', 'last update'],
  'event-date': ['domain', 'events.0.eventDate', '2021-05-07T02:36:33'],
  'event-actor': ['domain', 'events.0.eventActor', 7],
  'event-actor-nested': ['domain', 'entities.0.asEventActor.0.eventActor', 'EXAMPLE'],
  status: ['domain', 'status', 'active'],
  'status-word': ['domain', 'status.1', 'clientTransferProhibited', '$.status[1]'],
  port43: ['domain', 'port43', 'whois example'],
  'public-ids': ['domain', 'publicIds', ['9999']],
  'public-id-type': ['domain', 'entities.0.publicIds.0.type', undefined],
  'public-id': ['domain', 'entities.0.publicIds.0.identifier', 9999],
  'object-class': ['domain', 'nameservers.0.objectClassName', 'host'],
  handle: ['domain', 'entities.0.handle', 9999],
  entities: ['domain', 'entities', ['9999']],
  roles: ['domain', 'entities.0.roles', 'registrar'],
  role: ['domain', 'entities.0.roles', ['registrar', 'Registrant'], '$.entities[0].roles[1]'],
  jcard: ['domain', 'entities.0.vcardArray', ['vcard', [['fn', 'text', 'Example']]]],
  'jcard-version': ['domain', 'entities.0.vcardArray', ['vcard', [['fn', {}, 'text', 'Example']]]],
  'jcard-name': ['domain', 'entities.0.vcardArray', ['vcard', [['version', {}, 'text', '4.0']]]],
  name: ['domain', 'nameservers.0.ldhName', undefined],
  'ldh-name': ['domain', 'ldhName', 'exämple.com'],
  'unicode-name': ['domain', 'unicodeName', ''],
  nameservers: ['domain', 'nameservers', ['ns1.example.com']],
  'ip-addresses': ['domain', 'nameservers.0.ipAddresses', ['192.0.2.1']],
  'ipv4-addresses': ['domain', 'nameservers.0.ipAddresses.v4', ['192.0.2.256']],
  'ipv6-addresses': ['domain', 'nameservers.0.ipAddresses.v6', '2001:db8::1'],
  variants: ['domain', 'variants', ['xn--exmple-cua.com']],
  'variant-relation': ['domain', 'variants.0.relation.0', 'reserved'],
  'secure-dns': ['domain', 'secureDNS', 'unsigned'],
  'delegation-signed': ['domain', 'secureDNS.delegationSigned', 'true'],
  'zone-signed': ['domain', 'secureDNS.zoneSigned', 1],
  'max-sig-life': ['domain', 'secureDNS.maxSigLife', '604800'],
  'ds-key-tag': ['domain', 'secureDNS.dsData.0.keyTag', 65_536],
  'ds-algorithm': ['domain', 'secureDNS.dsData.0.algorithm', '13'],
  'ds-digest-type': ['domain', 'secureDNS.dsData.0.digestType', undefined],
  'ds-digest': ['domain', 'secureDNS.dsData.0.digest', 'none'],
  'key-flags': ['domain', 'secureDNS.keyData.0.flags', '257'],
  'key-protocol': ['domain', 'secureDNS.keyData.0.protocol', -3],
  'key-algorithm': ['domain', 'secureDNS.keyData.0.algorithm', 1.5],
  key: ['domain', 'secureDNS.keyData.0.publicKey', '***'],
  'ip-version': ['network', 'ipVersion', 'IPv4'],
  'start-address': ['network', 'startAddress', '192.0.2.0/24'],
  'end-address': ['network', 'endAddress', '192.0.2'],
  'address-version': ['network', 'ipVersion', 'v6', '$.startAddress'],
  country: ['network', 'country', 'Netherlands'],
  'parent-handle': ['network', 'parentHandle', ''],
  'start-autnum': ['autnum', 'startAutnum', 'AS64496'],
  'end-autnum': ['autnum', 'endAutnum', 2 ** 32],
  'autnum-order': ['autnum', 'endAutnum', 64_495, '$.startAutnum'],
  'error-code': ['notFound', 'errorCode', '404'],
  'error-title': ['notFound', 'title', ['Not Found']],
  'error-description': ['notFound', 'description', 'No such domain'],
  redacted: ['domain', 'redacted', { name: 'Registrant Name' }],
  'redacted-conformance': ['domain', 'rdapConformance', ['rdap_level_0']],
  'redacted-name': ['domain', 'redacted.0.name', 'Registrant Name'],
  'redacted-reason': ['domain', 'redacted.0.reason', {}],
  'redacted-method': ['domain', 'redacted.0.method', 'removed'],
  'redacted-path': ['domain', 'redacted.0.prePath', 'entities[0]'],
  'redacted-removal': ['domain', 'redacted.0.postPath', '$.entities[0]'],
  'profile-conformance': [
    'domain',
    'rdapConformance.2',
    'icann_rdap_response_profile_0',
    '$.rdapConformance',
  ],
  'profile-guide': [
    'domain',
    'rdapConformance.3',
    'icann_rdap_technical_implementation_guide_0',
    '$.rdapConformance',
  ],
  'profile-name': ['domain', 'ldhName', undefined],
  'profile-handle': ['domain', 'handle', 'EXAMPLE'],
  'profile-registration': ['domain', 'events.0.eventAction', 'reregistration', '$.events'],
  'profile-expiration': ['domain', 'events.1.eventAction', 'deletion', '$.events'],
  'profile-last-update': ['domain', 'events.2.eventAction', 'locked', '$.events'],
  'profile-registrar': ['domain', 'entities', []],
  'profile-registrar-name': ['domain', 'entities.0.vcardArray', undefined],
  'profile-registrar-id': ['domain', 'entities.0.publicIds.0.type', 'Registrar', '$.entities[0].publicIds'],
  'profile-abuse': ['domain', 'entities.0.entities.0.roles', ['technical'], '$.entities[0].entities'],
  'profile-status': ['domain', 'status', []],
  'profile-epp-status': ['domain', 'status.0', 'locked', '$.status[0]'],
  'profile-status-notice': ['domain', 'notices.0.links', [], '$.notices[0].links'],
  'profile-placeholder': [
    'domain',
    'entities.0.vcardArray.1.1.3',
    'REDACTED FOR PRIVACY',
    '$.entities[0].vcardArray[1][1][3]',
  ],
  'profile-redacted-name': [
    'domain',
    'redacted.0.name',
    { description: 'Holder' },
    '$.redacted[0].name.type',
  ],
  'profile-nameserver': [
    'domain',
    'nameservers.0',
    { objectClassName: 'nameserver', unicodeName: 'ns1.exämple.com' },
    '$.nameservers[0].ldhName',
  ],
  'profile-secure-dns': ['domain', 'secureDNS', undefined],
  'profile-ds': ['domain', 'secureDNS', { delegationSigned: true }, '$.secureDNS.dsData'],
  'profile-complaint-notice': ['domain', 'notices.1.title', 'Complaints', '$.notices'],
};

/** A response that breaks no rule, but for these. */
const httpOf = (headers: Record<string, string | null> = {}, status = 200): RdapCheckOptions['http'] => {
  const all: Record<string, string | null> = {
    'content-type': 'application/rdap+json; charset=utf-8',
    'access-control-allow-origin': '*',
    ...headers,
  };
  return { status, header: (name) => all[name] ?? null };
};

const places = (document: unknown, options?: RdapCheckOptions) =>
  checkRdap(document, options).map(({ rule, path }) => `${rule} ${path}`);

/** `events.0.eventDate` as a JSON path. */
const jsonPath = (place: string) => `$.${place}`.replace(/\.(\d+)/g, '[$1]');

describe('checkRdap', () => {
  it.each(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[])(
    'finds nothing in a right document: %s',
    (of) => {
      expect(places(DOCUMENTS[of](), { http: httpOf({}, of === 'notFound' ? 404 : 200) })).toEqual([]);
    },
  );

  it.each(Object.entries(BREAKS))('%s', (rule, [of, place, value, path = jsonPath(place)]) => {
    const found = checkRdap(changed(of, place, value), { profile: of === 'domain' });
    expect(found.map((each) => `${each.rule} ${each.path}`)).toContain(`${rule} ${path}`);
    const known = RDAP_RULES.find(({ id }) => id === rule);
    expect(found.find((each) => each.rule === rule)).toMatchObject({
      section: known?.section,
      expected: known?.expected,
      found: expect.stringMatching(/./),
    });
  });

  it.each([
    ['http-content-type', network(), httpOf({ 'content-type': 'application/json' }), 'HTTP content-type'],
    [
      'http-cors',
      network(),
      httpOf({ 'access-control-allow-origin': null }),
      'HTTP access-control-allow-origin',
    ],
    ['http-status', network(), httpOf({}, 404), 'HTTP status'],
    ['http-status', notFound(), httpOf({}, 200), 'HTTP status'],
    ['http-error-code', notFound(), httpOf({}, 400), '$.errorCode'],
  ] as const)('%s of a response', (rule, document, http, path) => {
    expect(places(document, { http })).toContain(`${rule} ${path}`);
  });

  it('reports a text that is not a document', () => {
    expect(checkRdapText('<html>')).toMatchObject([{ rule: 'json', path: '$', found: '"<html>"' }]);
    for (const document of [null, [], 'text', 1])
      expect(checkRdap(document)).toMatchObject([{ rule: 'object', path: '$' }]);
    expect(checkRdapText(JSON.stringify(domain()))).toEqual([]);
  });

  it('has a row in the documentation for every rule', () => {
    const page = readFileSync('docs/rdap-check.md', 'utf8');
    for (const { id, section, expected } of RDAP_RULES)
      expect(page).toContain(`| \`${id}\` | ${section} | ${expected} |`);
  });

  it('has a test for every rule, and a unique id for each', () => {
    const ids = RDAP_RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const others = ['json', 'object', 'http-content-type', 'http-cors', 'http-status', 'http-error-code'];
    expect([...others, ...Object.keys(BREAKS)].sort()).toEqual([...ids].sort());
  });

  it('checks the profile where the document claims it, or as the caller says', () => {
    const document = changed('domain', 'rdapConformance', ['rdap_level_0', 'redacted']);
    expect(places(document)).toEqual([]);
    expect(places(document, { profile: true })).toContain('profile-conformance $.rdapConformance');
    const claiming = changed('domain', 'secureDNS', undefined);
    expect(places(claiming)).toEqual(['profile-secure-dns $.secureDNS']);
    expect(places(claiming, { profile: false })).toEqual([]);
    expect(places(changed('network', 'country', 'NL'), { profile: true })).toEqual([]);
  });

  it('takes whatever JSON there is, in bounded time', { tags: 'slow' }, () => {
    const deep = JSON.parse(`${'{"entities":['.repeat(20_000)}${']}'.repeat(20_000)}`);
    expect(checkRdap(deep).length).toBeGreaterThan(0);
    const nested = JSON.parse(
      `{"objectClassName":"domain","events":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    );
    expect(places(nested)).toContain('conformance $.rdapConformance');
    const wide = { ...domain(), entities: Array.from({ length: 100_000 }, () => ({ roles: ['none'] })) };
    expect(checkRdap(wide)).toHaveLength(1000);
    const poisoned = JSON.parse('{"__proto__":{"objectClassName":"domain"},"constructor":1,"toString":[]}');
    expect(places(poisoned)).toContain('response-kind $.objectClassName');
    for (const value of [null, true, 0, 'x', [], {}, [null], [[]], [{}]])
      for (const name of Object.keys(domain()))
        expect(() => checkRdap({ ...domain(), [name]: value })).not.toThrow();
  });

  it('takes all stored responses', () => {
    const files = readdirSync('fixtures', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.rdap'),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      for (const { path, section } of checkRdapText(readFileSync(`fixtures/${file}`, 'utf8'), {
        profile: true,
      }))
        expect([path, section]).toEqual([
          expect.stringMatching(/^\$/),
          expect.stringMatching(/ section [\d.]+$/),
        ]);
  });
});

describe('documents of this project', () => {
  it('break nothing of RFC 9083', { tags: 'slow' }, async () => {
    const replay = await createReplayServer({ fixtures: 'fixtures', lazy: true });
    const client = createClient({ connect: replay.connect, pacing: false, retries: 0, rdap: 'never' });
    const names = new Set(
      replay.fixtures
        .filter(({ name, isResource }) => name === 'registered' && isResource !== true)
        .map((each) => each.domain),
    );
    const broken: string[] = [];
    for await (const result of client.lookupMany(names, { maxReferrals: 0 }))
      if ('lookup' in result)
        for (const { rule, path, found } of checkRdap(
          toRdap(result.lookup, { base: 'https://rdap.example/' }),
        ))
          broken.push(`${result.input}: ${rule} ${path} ${found}`);
    expect(broken).toEqual([]);
    expect(checkRdap(rdapError(502, ['CONNECTION: …']))).toEqual([]);
    await client.close();
    await replay.close();
  });
});
