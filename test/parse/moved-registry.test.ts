import { describe, expect, it } from 'vitest';
import { chooseModule } from '../../src/parse/read/choose-module.js';
import { answerKind, parse } from '../support/bundled-parser.js';
import { FIXTURES } from '../support/fixtures.js';

const HOSTS = [...new Set(FIXTURES.map(({ host }) => host))];

/** What every generic registry prints, and what those of countries move to one after the other. */
const ICANN = FIXTURES.find(({ id }) => id === 'whois.donuts.co/registered');

describe('a registry that switches to ICANN’s layout', () => {
  it.each(HOSTS)('is read as before: %s', (host) => {
    if (ICANN === undefined) throw new Error('the fixture is missing');
    const { body, domain, properties } = ICANN;
    const found = parse([{ host, body }], { domain });
    // What follows from the registry's own habits: which server it refers to, and whether it has a notice.
    const { disclaimer, referral_url, referral_whois, registrar, ...wanted } = properties;
    expect(found).toMatchObject(wanted);
    expect(found.registrar).toMatchObject({ id: registrar?.id, name: registrar?.name, url: registrar?.url });
  });
});

const cannotKnow = (host: string): boolean =>
  host === 'whois.iana.org' || chooseModule(host, null, '').module.isRegistrar;

/** Words that so many servers use that a module must recognize them in addition to its own. */
const USUAL: readonly (readonly [kind: string, answer: string])[] = [
  ['available', 'NOT FOUND\n'],
  ['available', 'Domain name not found.\n'],
  ['available', 'No Data Found\n'],
  ['available', 'No Object Found\n'],
  ['available', 'No entries found for the selected source(s).\n'],
  ['available', 'Domain name: example.com\nStatus: available\n'],
  ['throttled', 'WHOIS LIMIT EXCEEDED - SEE WWW.EXAMPLE.ORG/WHOIS FOR DETAILS\n'],
  ['throttled', 'Your query rate has exceeded the limit. Please try again later.\n'],
  ['refused', 'Access denied\n'],
  ['failed', 'Service temporarily unavailable\n'],
  ['reserved', 'This name is reserved by the Registry in accordance with ICANN Policy.\n'],
  ['unsupported', 'TLD is not supported.\n'],
];

describe('a registry that adopts another registry’s words', () => {
  it.each(USUAL)('is read like any other: %s', (kind, body) => {
    // IANA knows of no name below others' suffixes whether it is free, and no registrar knows of any.
    const able = HOSTS.filter((host) => kind !== 'available' || !cannotKnow(host));
    const others = able.filter((host) => answerKind({ host, body }, { domain: 'example.com' }) !== kind);
    expect(others).toEqual([]);
  });
});
