import { addressEnding } from '../fields/address-ending.js';
import { registry } from '../registry.js';

/** SIDN: sections of lines without labels; a holder is in answers before 2010 alone. */
export default registry({
  aliases: ['whois.sidn.nl'],
  suffixes: ['nl'],
  marks: [
    'Record maintained by: NL Domain Registry',
    'Record maintained by: SIDN BV',
    'whois.domain-registry.nl:',
  ],
  spec: () => ({
    zone: 'Europe/Amsterdam',
    says: {
      available: '{domain} is free',
      reserved: '{domain} is excluded{…} | {domain} is withdrawn{…} | {domain} is reserved{…}',
      invalid: 'Error: invalid domain name | invalid domain name{…} | {domain} is not a valid domain name',
      throttled: '{domain} only 1 request per second allowed{…} | {domain} daily whois-limit exceeded{…}',
      failed: '{domain} Server too busy{…}',
    },
    dates: 'dmy',
    labels: {
      'Domain name | Status | Registrant | Administrative contact | Technical contact(s)': 'as named',
      'Registrar | Last registrar': 'registrar',
      'Reseller | Domicile | Abuse Contact | Domain nameservers | Creation Date': 'as named',
      'Date registered | Updated Date | Record last updated': 'as named',
    },
    ignore: 'DNSSEC | Date out of quarantine | Record maintained | Record maintained by | Copyright notice',
    status: { inactive: 'inactive', 'excluded | withdrawn': 'reserved' },
    address: addressEnding(ADDRESS_ENDING),
    disclaimer: { after: 'Copyright notice' },
  }),
});

/** `2312BH  LEIDEN`, or a postal code and its town on lines of their own. */
const ADDRESS_ENDING =
  /^(?<zip>\d{4} ?[A-Z]{2}(?= )|[\dA-Z][\dA-Z -]{2,11}(?=\n))\s{1,4}(?<city>[^\d\n]{2,80})$/u;
