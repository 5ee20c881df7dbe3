import { registry } from '../read/layout.js';

/**
 * South Africa's government prints its numbered application form, `3d. Email`: the number shows the contact's role. `Date` is the day of the
 * application.
 */
export default registry({
  suffixes: ['gov.za'],
  phrases: { available: 'No match found for {domain}' },
  rewrite: [
    [/^2[a-z]\.\s{1,20}(.+)$/u, 'Holder $1'],
    [/^3[a-z]\.\s{1,20}(?:Admin Contact )?(.+)$/u, 'Admin $1'],
    [/^4[a-z]\.\s{1,20}(?:Tech Contact )?(.+)$/u, 'Tech $1'],
  ],
  labels: {
    domain: 'Domain Name',
    nameserver: 'Primary NS | Secondary NS',
    'nameserver.ip': 'Primary NS IP | Secondary NS IP',
    created_on: 'Date',
    '-': `
      Select One | Primary MX name | Primary MX IP | Secondary MX name | Secondary MX IP | Place |
      Name of Applicant
    `,
  },
  roles: { registrant: 'Holder *', admin: 'Admin *', technical: 'Tech *' },
  contact: {
    organization: 'Department Name | Department',
    name: 'Name',
    email: 'Email',
    address: 'Postal Address',
    zip: 'Postal Code',
    '-': 'Title\\Position',
  },
});
