import { describe, expect, it } from 'vitest';
import { findRoute, ianaFacts, ianaTlds, serverFor } from '../../src/registry/index.js';

describe('the server for a name', () => {
  it('is found by the longest suffix', () => {
    const host = (name: string) => {
      const route = findRoute(name);
      return route.kind === 'whois' ? `${route.suffix} ${route.server.host}` : route.kind;
    };
    expect(host('example.com')).toBe('com whois.verisign-grs.com');
    expect(host('example.uk.com')).toBe('uk.com whois.centralnic.com');
    expect(host('www.example.uk.com')).toBe('uk.com whois.centralnic.com');
    expect(host('uk.com')).toBe('com whois.verisign-grs.com');
    expect(host('exampleuk.com')).toBe('com whois.verisign-grs.com');
    expect(host('example.ac.uk')).toBe('ac.uk whois.ja.net');
    expect(host('example.co.uk')).toBe('uk whois.nic.uk');
    expect(host('com')).toBe('com whois.verisign-grs.com');
  });

  it('has a kind if there is no port 43: RDAP only, a web page only, nothing, unknown', () => {
    expect(findRoute('example.app')).toEqual({
      kind: 'rdap',
      suffix: 'app',
      url: 'https://pubapi.registry.google/rdap/',
    });
    expect(findRoute('example.vn')).toEqual({ kind: 'web', suffix: 'vn', url: 'http://www.vnnic.vn/en' });
    expect(findRoute('example.gov.az')).toEqual({
      kind: 'web',
      suffix: 'gov.az',
      url: 'https://www.gov.az/',
    });
    expect(findRoute('example.mil')).toEqual({ kind: 'none', suffix: 'mil' });
    expect(findRoute('example.parliament.uk')).toEqual({ kind: 'none', suffix: 'parliament.uk' });
    expect(findRoute('example.brandnewtld')).toEqual({ kind: 'unknown', suffix: 'brandnewtld' });
  });

  it('includes the RDAP base URL if the registry has both', () => {
    expect(findRoute('example.com')).toMatchObject({
      kind: 'whois',
      rdap: 'https://rdap.verisign.com/com/v1/',
    });
    expect(findRoute('example.de')).toMatchObject({ kind: 'whois', rdap: 'https://rdap.denic.de/' });
    expect(findRoute('example.at')).toMatchObject({ kind: 'whois', rdap: null });
  });

  it('is not confused by names of object properties', () => {
    for (const name of [
      'constructor',
      '__proto__',
      'toString',
      'example.constructor',
      'hasownproperty.__proto__',
    ]) {
      expect(findRoute(name).kind).toBe('unknown');
      expect(serverFor(name).query).toBe('{domain}\r\n');
    }
  });
});

describe('the conventions of a server', () => {
  it('are its row of the table, in any case and with a trailing dot', () => {
    expect(serverFor('WHOIS.denic.de.')).toEqual({
      host: 'whois.denic.de',
      port: 43,
      query: '-T dn,ace {domain}\r\n',
      encoding: 'ascii',
      charset: null,
      referral: null,
      zone: 'Europe/Berlin',
    });
  });

  it('are the name and nothing else without a row: a registrar’s server', () => {
    expect(serverFor('whois.registrar.example')).toEqual({
      host: 'whois.registrar.example',
      port: 43,
      query: '{domain}\r\n',
      encoding: 'ascii',
      charset: null,
      referral: null,
      zone: null,
    });
  });
});

describe('the generated table', () => {
  it('has an entry for every top-level domain, none of them unknown', () => {
    const tlds = ianaTlds();
    expect(tlds.length).toBeGreaterThan(1400);
    expect(tlds.filter((tld) => findRoute(`example.${tld}`).kind === 'unknown')).toEqual([]);
    expect(tlds.filter((tld) => findRoute(`example.${tld}`).suffix !== tld)).toEqual([]);
  });

  it('replaces an asterisk by the domain', () => {
    expect(ianaFacts('aero')).toMatchObject({ type: 'sponsored', whois: 'whois.aero' });
    expect(ianaFacts('xyz')).toMatchObject({ type: 'generic', whois: 'whois.nic.xyz' });
    expect(ianaTlds().filter((tld) => JSON.stringify(ianaFacts(tld)).includes('*'))).toEqual([]);
    expect(ianaFacts('brandnewtld')).toBeUndefined();
  });
});
