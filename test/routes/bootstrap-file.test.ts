import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WhoisError } from '../../src/errors.js';
import {
  BOOTSTRAP_FILES,
  type BootstrapTables,
  bootstrapBase,
  ianaTlds,
  SHIPPED,
} from '../../src/registry/index.js';
import { readBootstrapFile } from '../../src/routes/bootstrap-file.js';
import { whyNotCredible } from '../../src/routes/is-credible.js';
import { dnsFile, fileOf, NOW, numberFile, PUBLICATION } from './bootstrap-files.js';

const NEW = 'https://rdap.nic.example/';
const readDns = (document: unknown) => readBootstrapFile('dns', document, NOW);
const withServices = (services: unknown) => ({ version: '1.0', publication: PUBLICATION, services });
const basesOf = (urls: unknown) => readDns(withServices([[['com'], urls]])).tables.dns?.get('com');

describe('a bootstrap file', () => {
  it.each(BOOTSTRAP_FILES)('%s is read, and the table of this version is credible', (file) => {
    const { publication, tables } = readBootstrapFile(file, fileOf(file), NOW);
    expect(publication).toBe(PUBLICATION);
    expect(Object.keys(tables)).toEqual([file]);
    expect(whyNotCredible(file, tables, SHIPPED)).toBeNull();
  });

  it('may have suffixes in any case and unknown members, which are ignored', () => {
    const document = { ...withServices([[['EXAMPLE'], [NEW], 'more']]), description: 'text', more: 1 };
    expect([...(readDns(document).tables.dns ?? [])]).toEqual([['example', [NEW]]]);
  });

  it('omits the root and suffixes of several labels, whose WHOIS server it does not know', () => {
    const document = withServices([[['', 'example', 'co.example'], [NEW]]]);
    expect([...(readDns(document).tables.dns?.keys() ?? [])]).toEqual(['example']);
  });

  it('keeps only URLs of public host names, with a trailing slash', () => {
    expect(basesOf(['https://rdap.nic.example/a', 'HTTPS://RDAP.nic.example:8443'])).toEqual([
      'https://rdap.nic.example/a/',
      'https://rdap.nic.example:8443/',
    ]);
    const refused = [
      'https://localhost/',
      'https://rdap.internal/',
      'https://127.0.0.1/',
      'https://8.8.8.8/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://user@rdap.nic.example/',
      'https://:secret@rdap.nic.example/',
      'https://rdap.nic.example/?name=',
      'https://rdap.nic.example/#part',
      'ftp://rdap.nic.example/',
      'javascript:alert(1)',
      `https://rdap.nic.example/${'a'.repeat(1000)}/`,
      'rdap.nic.example',
      '',
      7,
      null,
      ['https://rdap.nic.example/'],
    ];
    for (const url of refused) expect(basesOf([url]), String(url)).toEqual([]);
  });

  it.each([
    ['not an object', []],
    ['null', null],
    ['a text', 'services'],
    ['another version', { ...dnsFile(), version: '2.0' }],
    ['no publication', { ...dnsFile(), publication: undefined }],
    ['a publication that is not a date', { ...dnsFile(), publication: '2026-13-45T00:00:00Z' }],
    ['a publication in the future', { ...dnsFile(), publication: '2126-01-01T00:00:00Z' }],
    ['no services', withServices(undefined)],
    ['services that are not a list', withServices({ 0: [['com'], [NEW]] })],
    ['a service that is not a list', withServices([{ com: NEW }])],
    ['a service without URLs', withServices([[['com']]])],
    ['a service with far too many URLs', withServices([[['com'], Array(100).fill(NEW)]])],
    ['an entry that is not a text', withServices([[[null], [NEW]]])],
    ['an entry with a slash', withServices([[['com/..'], [NEW]]])],
    ['an entry that objects have', withServices([[['__proto__'], [NEW]]])],
    ['an empty label', withServices([[['.com'], [NEW]]])],
    ['an entry twice', withServices([[['com', 'COM'], [NEW]]])],
    ['an endless list', withServices([[Array.from({ length: 30_000 }, (_, at) => `a${at}`), [NEW]]])],
  ])('is rejected with %s', (_, document) => {
    expect(() => readDns(document)).toThrow(WhoisError);
  });

  it.each([
    ['ipv4', ['192.0.2.0/33', '192.0.2.1/24', '2001:db8::/32', 'AS1', '*']],
    ['ipv6', ['2001:db8::/129', '2001:db8::1/32', '192.0.2.0/24', '']],
    ['asn', ['5-1', '4294967296', '192.0.2.0/24', 'AS1', '1-2-3']],
  ] as const)('%s is rejected with an invalid block', (file, entries) => {
    for (const entry of entries)
      expect(() => readBootstrapFile(file, withServices([[[entry], [NEW]]]), NOW), entry).toThrow(/block/);
  });

  it('throws only its own error, whatever it is', () => {
    const members = fc.record({
      version: fc.constantFrom('1.0', 1),
      publication: fc.constantFrom(PUBLICATION, 'now'),
      services: fc.anything({ maxDepth: 4 }),
    });
    fc.assert(
      fc.property(fc.oneof(members, fc.anything()), fc.constantFrom(...BOOTSTRAP_FILES), (document, file) => {
        try {
          readBootstrapFile(file, document, NOW);
        } catch (error) {
          expect(error).toBeInstanceOf(WhoisError);
        }
      }),
    );
  });
});

describe('a file is credible', () => {
  const withRdap = ianaTlds().filter((tld) => bootstrapBase(tld, SHIPPED).base !== null);
  const lacking = (count: number) =>
    readDns(dnsFile(Object.fromEntries(withRdap.slice(0, count).map((tld) => [tld, null])))).tables;

  it('with nine tenths of the known suffixes, but not with fewer', () => {
    const tenth = Math.floor(withRdap.length / 10);
    expect(whyNotCredible('dns', lacking(tenth), SHIPPED)).toBeNull();
    expect(whyNotCredible('dns', lacking(tenth + 1), SHIPPED)).toMatch(/for only \d+ of \d+ known suffixes/);
  });

  it('by the suffixes that it has, not by how many it has', () => {
    const others = withRdap.map((_, at): [string[], string[]] => [[`new${at}`], [NEW]]);
    const { tables } = readDns(withServices(others));
    expect(whyNotCredible('dns', tables, SHIPPED)).toMatch(/for only 0 of/);
  });

  it('with servers over HTTPS, except for those that this version has over http', () => {
    const plain = dnsFile(Object.fromEntries(withRdap.map((tld) => [tld, ['http://rdap.nic.example/']])));
    expect(whyNotCredible('dns', readDns(plain).tables, SHIPPED)).toMatch(/for only 0 of/);
  });

  it('in comparison with the one in use as well', () => {
    const more = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`new${at}`, [NEW]]));
    const inUse: BootstrapTables = readDns(dnsFile(more)).tables;
    const { tables } = readDns(dnsFile());
    expect(whyNotCredible('dns', tables, SHIPPED)).toBeNull();
    expect(whyNotCredible('dns', tables, inUse)).not.toBeNull();
  });

  it.each(['ipv4', 'ipv6', 'asn'] as const)(
    '%s with nine tenths of the known blocks, split or not',
    (file) => {
      const all = numberFile(file);
      const half = { ...all, services: all.services.slice(0, all.services.length / 2) };
      expect(whyNotCredible(file, readBootstrapFile(file, half, NOW).tables, SHIPPED)).toMatch(
        /known blocks/,
      );
      const whole = { ipv4: '0.0.0.0/0', ipv6: '::/0', asn: '0-4294967295' }[file];
      const { tables } = readBootstrapFile(file, withServices([[[whole], [NEW]]]), NOW);
      expect(whyNotCredible(file, tables, SHIPPED)).toBeNull();
    },
  );
});
