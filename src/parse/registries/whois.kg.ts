import { registry } from '../read/layout.js';

/** .kg: `Domain EXAMPLE.KG (ACTIVE)` without a colon, then contacts and dates in English as ctime prints them. */
export default registry({
  aliases: ['whois.domain.kg', 'whois.cctld.kg'],
  suffixes: ['kg'],
  marks: ['% This is the .kg ccTLD Whois server'],
  beside: 'Domain {domain} | Use {1-1} telegram bot for whois service',
  phrases: {
    available: `
      Data not found. This domain is available for registration. |
      Data not found. Domain {domain} is available for registration.
    `,
  },
  labels: {
    admin: 'Administrative Contact',
    technical: 'Technical Contact',
    billing: 'Billing Contact',
    updated_on: 'Record last updated on',
    expires_on: 'Record expires on',
    nameserver: 'Name servers in the listed order',
    '-': 'Domain support',
  },
  contact: { id: 'PID', name: 'Name', address: 'Address', email: 'Email', phone: 'phone', fax: 'fax' },
  prefixes: { domain: 'Domain', created_on: 'Record created' },
  statusBehindName: /\(([A-Z ]{1,40})\)$/u,
});
