import { statusBehindName } from '../layouts/status-behind-name.js';
import { registry } from '../read/registry.js';

/** .kg: `Domain EXAMPLE.KG (ACTIVE)` without a colon, then contacts and dates in English as ctime prints them. */
export default registry({
  aliases: ['whois.domain.kg', 'whois.cctld.kg'],
  suffixes: ['kg'],
  marks: ['% This is the .kg ccTLD Whois server'],
  spec: () => ({
    says: {
      available: `Data not found. This domain is available for registration. |
        Data not found. Domain {domain} is available for registration.`,
    },
    prefixes: { Domain: 'domain', 'Record created': 'created_on' },
    labels: {
      'Administrative Contact | Technical Contact | Billing Contact': 'as named',
      'Record last updated on | Record expires on': 'as named',
      'Name servers in the listed order': 'nameserver',
    },
    ignore: 'PID | Domain support',
    contact: { PID: 'id', Name: 'name', Address: 'address', Email: 'email', phone: 'phone', fax: 'fax' },
    finish: statusBehindName(/\(([A-Z ]{1,40})\)$/u),
  }),
});
