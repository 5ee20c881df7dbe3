import { describe, expect, it } from 'vitest';
import { ERRORS, toRdap, toRdapError, type WhoisErrorCode } from '../../src/index.js';
import { parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';
import { faultsOf } from './schemas.js';

describe('documents conform to the schemas of RFC 9083', () => {
  it.each(FIXTURES)('$id', ({ host, body, domain }) => {
    const properties = parse([{ host, body }], { domain });
    const document = toRdap(
      { domain, daystamp: '2026-01-01', parts: [{ host, body: '' }], properties },
      { base: 'https://rdap.example.com/rdap/' },
    );
    expect(faultsOf('errorCode' in document ? 'error' : 'domain', document)).toEqual([]);
    const { events = [] } = 'errorCode' in document ? {} : document;
    expect(new Set(events.map(({ eventAction }) => eventAction)).size).toBe(events.length);
  });

  it.each(Object.keys(ERRORS) as WhoisErrorCode[])('the error %s, which is never 404', (code) => {
    const document = toRdapError({ code, host: 'whois.nic.example' });
    expect(faultsOf('error', document)).toEqual([]);
    expect(document.errorCode).not.toBe(404);
    expect(document.description[0]).toMatch(new RegExp(`^${code}: `));
  });

  it('a nameserver in Unicode, which has its name in A-labels', () => {
    const text = 'Domain Name: example.de\nDomain Status: ok\nName Server: ns1.exämple.de\n';
    const properties = parse(text, { domain: 'example.de' });
    const parts = [{ host: 'whois.nic.example', body: text }];
    const document = toRdap({ domain: 'example.de', daystamp: '2026-01-01', parts, properties });
    expect(faultsOf('domain', document)).toEqual([]);
    expect(document).toMatchObject({
      nameservers: [{ ldhName: 'ns1.xn--exmple-cua.de', unicodeName: 'ns1.exämple.de' }],
    });
  });

  it('and the schemas reject invalid documents', () => {
    expect(faultsOf('domain', { objectClassName: 'domain' })).not.toEqual([]);
    expect(faultsOf('error', { errorCode: 404 })).not.toEqual([]);
  });
});
