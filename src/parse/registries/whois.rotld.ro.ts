import { registry } from '../read/layout.js';

/** ROTLD, Romania: no contacts; the referral URL is the registrar's website. */
export default registry({
  suffixes: ['ro'],
  marks: ['% The WHOIS service offered by ROTLD', '% Whois Server Version 3.0 - whois.rotld.ro'],
  beside: `
    Whois Server Version {1-1} {0-2} | Top Level Domain: {1-1} | Maintainance: {1-1} | Holders are not told on port 43
  `,
  phrases: {
    available: 'No entries found for the selected source(s)',
    throttled: 'Rate limit exceeded{…} | Your access is too frequent{…}',
    invalid: 'Invalid query{…} | Incorrect domain name{…}',
  },
  labels: {
    domain: 'Domain Name',
    created_on: 'Registered On',
    expires_on: 'Expires On',
    registrar: 'Registrar',
    referral_url: 'Referral URL',
    nameserver: 'Nameserver',
    status: 'Domain Status',
    'dnssec.signed': 'DNSSEC',
  },
  status: {
    record: 'UpdateProhibited | DeleteProhibited | TransferProhibited | RegistrantTransferProhibited',
  },
  disclaimer: { skip: /^(?:Whois Server Version|No entries found|Top Level Domain|Maintainance)/u },
  fallback: { 'registrar.url': 'referral_url' },
});
