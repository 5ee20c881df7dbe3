import { describe, expect, it } from 'vitest';
import { ERRORS, parse, toRdap, toRdapError, type WhoisErrorCode } from '../../src/index.js';
import { FIXTURES } from '../support/fixtures.js';
import { faultsOf } from './schemas.js';

describe('documents keep to the schemas of RFC 9083', () => {
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

  it('which find what is wrong', () => {
    expect(faultsOf('domain', { objectClassName: 'domain' })).not.toEqual([]);
    expect(faultsOf('error', { errorCode: 404 })).not.toEqual([]);
  });
});
