import { describe, expect, it } from 'vitest';
import { decode, parse } from '../../support/bundled-parser.js';
import { FIXTURES } from '../../support/fixtures.js';

const statusOf = (body: string, host = 'whois.unknown.example', domain = 'example.com') =>
  parse([{ host, body }], { domain }).status;

describe('a name is not free because', () => {
  it.each([
    ['another one is', 'Domain: example.org\nStatus: free'],
    ['another one is, of which a registry says so', 'Domain Name: example.net\nDomain Status: available'],
    ['a web server has no such page', '<h1>404</h1>\nNot Found'],
    ['a proxy wants a password', '407 Proxy Authentication Required\nNot found'],
    ['the question was wrong', '%ERROR:106: no search key specified\n%\n% No entries found'],
    ['no question may be sent on', '%ERROR:203: address passing not allowed\n%\n% No entries found'],
    ['it is reserved as well', 'example.com is free\nexample.com is reserved'],
    ['a cut makes it so', '% This is the registry of .example\n% Avail'],
    ['a cut is within the quotes of the name', 'No match for "EXAMPLE.COM'],
    ['a footnote says more', 'Not registered*'],
    ['a footnote to the status says more', 'Domain: example.com\nStatus: Available*'],
    ['it is asked whether it is', 'Not found: example.com?'],
    ['a sign says otherwise', 'Domain: example.com\nStatus: free ✗'],
    ['the status is a question', 'Domain: example.com\nStatus: AVAILABLE?'],
    ['a line lost its letters', 'No match for example.com\n\n????? ??????'],
    ['the reason is left out', 'The queried object does not exist:'],
    ['a key is missing, not a name', 'Key not found'],
    ['there may be a name without information', 'No information available for example.com'],
    [
      'the rate was limited',
      'No match for "example.com".\n\nThe WHOIS query quota for 192.0.2.1 has been exceeded and will be replenished in 30 seconds',
    ],
  ])('%s', (_, body) => expect(statusOf(body)).not.toBe('available'));

  it('the registrar that the registry names does not know it', () => {
    const redirected = (from: string) =>
      `[Querying ${from}]\n[Redirected to whois.registrar.example]\n[Querying whois.registrar.example]\n[whois.registrar.example]\nNo match for example.com.\n`;
    expect(statusOf(redirected('whois.verisign-grs.com'))).toBe('unknown');
    expect(
      statusOf(
        `[Querying whois.iana.org]\n[Redirected to whois.verisign-grs.com]\n${redirected('whois.verisign-grs.com')}`,
      ),
    ).toBe('unknown');
    // IANA names a registry, whose word it is.
    expect(statusOf(redirected('whois.iana.org'))).toBe('available');
  });

  it('the registry’s own words go on', () => {
    const words = 'Invalid query or domain name not known in Dot TK Domain Registry';
    expect(statusOf(words, 'whois.dot.tk', 'example.tk')).toBe('available');
    for (const more of [': timeout', ' due to maintenance', ' (reserved)'])
      expect(statusOf(words + more, 'whois.dot.tk', 'example.tk')).toBe('unknown');
  });

  it('another server reserves it', () => {
    const parts = [
      { host: 'whois.unknown.example', body: 'Not found\n' },
      { host: 'whois.other.example', body: 'Domain: example.com\nStatus: reserved\n' },
    ];
    expect(parse(parts, { domain: 'example.com' })).toMatchObject({ status: 'unknown', available: null });
  });

  it('a registry of addresses has no entries', () => {
    for (const head of [
      '% This is the RIPE Database query service.',
      '% [whois.apnic.net]',
      '% This is the AfriNIC Whois server.',
    ])
      expect(
        statusOf(`${head}\n\n%ERROR:101: no entries found\n%\n% No entries found in source X.\n`),
        head,
      ).toBe('unknown');
    expect(
      statusOf(
        '# ARIN WHOIS data and services are subject to the Terms of Use\n\nNo match found for example.com.',
      ),
    ).toBe('unknown');
  });

  it('IANA’s words are those of an unknown server', () => {
    expect(statusOf('% This query returned 0 objects.')).toBe('unknown');
    expect(statusOf('% This query returned 0 objects.', 'whois.iana.org', 'example.int')).toBe('available');
  });

  it('IANA has no such top-level domain, or no operator for it', () => {
    const notAssigned =
      '% IANA WHOIS server\n\ndomain:       ZZ\n\norganisation: Not assigned\n\nsource:       IANA\n';
    const none = '% IANA WHOIS server\n%\n% This query returned 0 objects.\n';
    for (const body of [notAssigned, none]) {
      expect(statusOf(body, 'whois.iana.org', 'example.zz')).not.toBe('available');
      expect(statusOf(body, 'whois.iana.org', 'zz')).toBe('available');
    }
    expect(statusOf(none, 'whois.iana.org', 'example.int')).toBe('available');
  });
});

it.each([
  ['notfound.example', 'notfound'],
  ['not-found.example', 'Not found'],
  ['available.example', 'available'],
  ['free.example', 'FREE'],
])('a response that only repeats what was asked for does not say that it is free: %s', (domain, body) => {
  for (const text of [`${body}\n`, `${domain}\n`])
    expect(parse([{ host: 'whois.nic.example', body: text }], { domain }).available).not.toBe(true);
});

it('the same words say that another name is free', () => {
  for (const body of ['Not found\n', 'available\n'])
    expect(parse([{ host: 'whois.nic.example', body }], { domain: 'shop.example' }).available).toBe(true);
});

it('a status applies only to the whole name next to it, in Unicode or in Punycode', () => {
  for (const [printed, asked] of [
    ['EXAMPLE.COM', 'example.com'],
    ['example.com.', 'example.com'],
    ['exämple.com', 'xn--exmple-cua.com'],
    ['example.com (example.com)', 'example.com'],
  ])
    expect(statusOf(`Domain: ${printed}\nStatus: free`, undefined, asked), printed).toBe('available');
  for (const [printed, asked] of [
    ['example', 'example.com'],
    ['example.com', 'www.example.com'],
    ['www.example.com', 'example.com'],
    ['co.uk', 'example.co.uk'],
    ['exämple.com', 'example.com'],
    ['example.com (example.net)', 'example.com'],
  ])
    expect(statusOf(`Domain: ${printed}\nStatus: free`, undefined, asked), printed).toBe('unknown');
});

it('a stored response that names its domain calls no other one free', { tags: 'slow' }, () => {
  const free: string[] = [];
  for (const { id, host, domain, body } of FIXTURES) {
    const { text } = decode(body, { host });
    if (!text.toLowerCase().includes(domain.toLowerCase())) continue;
    const other = domain.replace(/^[^.]+/u, 'another');
    for (const each of [host, 'whois.unknown.example'])
      if (parse([{ host: each, body: text }], { domain: other }).available) free.push(`${id} at ${each}`);
  }
  expect(free).toEqual([]);
});
