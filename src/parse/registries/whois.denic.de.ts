import { registry } from '../read/layout.js';

/**
 * DENIC. No contacts since 2018; before, the technical contact and Zone-C, who maintained the zone and has no place in the wire format.
 * Error codes as observed.
 */
export default registry({
  suffixes: ['de'],
  phrases: {
    throttled: 'Error: 55000000002 {…}',
    invalid: 'Error: 55000000010 {…}',
    failed: 'Error: 550000000{…}',
  },
  rewrite: [
    // Until 2008 a contact in both roles was in one section.
    [/^\[tech-c\]\[zone-c\]$/iu, '[Tech-C]'],
  ],
  labels: {
    domain: 'Domain',
    nameserver: 'Nserver',
    status: 'Status',
    updated_on: 'Changed',
    technical: 'Tech-C',
    other: 'Zone-C | General Request',
    'dnssec.key': 'Dnskey',
    '-': 'Remarks | Domain-Ace | RegAccID | RegAccName',
  },
  contact: {
    name: 'Name',
    organization: 'Organisation',
    address: 'Address',
    zip: 'PostalCode',
    city: 'City',
    country_code: 'CountryCode',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    updated_on: 'Changed',
    '-': 'Type | Remarks',
  },
  status: { registered: 'failed' },
  disclaimer: {
    skip: /^(?:Copyright|Version:|Restricted rights|Terms and Conditions of Use|DB time|Error:)/u,
  },
});
