import type { IanaFacts } from '../../scripts/update-registry/facts.js';

/** A root zone of five. */
export const FACTS: IanaFacts = {
  source: {
    tlds: 'Version 1, Last Updated today',
    bootstrap: '2026-01-02T00:00:00Z',
    date: '2026-01-03',
    by: 'IANA',
  },
  tlds: new Map([
    ['one', { type: 'generic', whois: 'whois.nic.one', rdap: 'https://rdap.example.net/one/' }],
    ['two', { type: 'generic', whois: 'whois.nic.two', rdap: 'https://rdap.example.net/two/' }],
    ['aa', { type: 'country-code', whois: 'whois.example.net', rdap: null }],
    ['xn--aa', { type: 'country-code', whois: 'whois.example.net', rdap: null }],
    ['zz', { type: 'sponsored', whois: null, rdap: null }],
  ]),
};
