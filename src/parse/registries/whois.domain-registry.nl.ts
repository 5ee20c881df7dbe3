import type { BlockReader } from '../contact-block.js';
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
    address: readAddress,
    disclaimer: { after: 'Copyright notice' },
  }),
});

/** Street, then `2312BH  LEIDEN`, or a postal code and its town on lines of their own. */
const readAddress: BlockReader = (lines) => {
  const town = /^(?:(\d{4} ?[A-Z]{2}) {1,4})?(\D{2,80})$/u.exec(lines.at(-1) ?? '');
  const alone =
    town !== null && /^[\dA-Z][\dA-Z -]{2,11}$/u.test(lines.at(-2) ?? '') ? lines.at(-2) : undefined;
  const zip = town?.[1] ?? alone;
  if (town === null || zip === undefined) return { address: lines.join('\n') };
  return { address: lines.slice(0, town[1] === undefined ? -2 : -1).join('\n'), zip, city: town[2] ?? '' };
};
