import { registry } from '../read/layout.js';

/** NIC.lv: sections with a heading in brackets. */
export default registry({
  suffixes: ['lv'],
  phrases: { available: 'Status: free' },
  labels: {
    domain: 'Domain',
    status: 'Status',
    updated_on: 'Changed',
    registrant: 'Holder',
    technical: 'Tech',
    registrar: 'Registrar',
    nameserver: 'Nservers | Nserver',
    other: 'Whois | Disclaimer',
    // When the server last read its database.
    '-': 'Updated | Type | RegNr | Visit',
  },
  contact: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    fax: 'Fax',
    address: 'Address',
    country: 'Country',
    '-': 'Type',
  },
  registrar: { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address', '-': 'Type | Fax' },
  disclaimer: {},
});
