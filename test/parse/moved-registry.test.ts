import { describe, expect, it } from 'vitest';
import { parse } from '../../src/parse/index.js';
import { FIXTURES } from '../support/fixtures.js';

const HOSTS = [...new Set(FIXTURES.map(({ host }) => host))];

/** What every generic registry prints, and what those of countries move to one after the other. */
const ICANN = FIXTURES.find(({ id }) => id === 'whois.donuts.co/registered');

describe('a registry that moves to ICANN’s layout from one day to the next', () => {
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
