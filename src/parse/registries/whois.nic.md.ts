import { registry } from '../read/layout.js';

/** MoldData: labels that contain two blanks, and values in a column; `No match for` may have no name after it. */
export default registry({
  suffixes: ['md'],
  marks: ['% © NIC.MD'],
  phrases: {
    available: `
      No match for | No match for {domain} | No entries found [ No match for ] |
      No entries found [ No match for {domain} ]
    `,
  },
  labels: {
    domain: 'Domain name',
    status: 'Domain state',
    'registrant.name': 'Registrant',
    'registrar.name': 'Registrar',
    created_on: 'Created | Registered on',
    expires_on: 'Expiration date | Expires on',
    nameserver: 'Name server | NameServer',
    '-': 'DNS update',
  },
});
