import { registry } from '../read/registry.js';

/** NIC.lv: sections headed by a word in brackets. */
export default registry({
  suffixes: ['lv'],
  spec: () => ({
    says: { available: 'Status: free' },
    labels: {
      Domain: 'domain',
      Status: 'status',
      Changed: 'updated_on',
      Holder: 'registrant',
      Tech: 'technical',
      Admin: 'admin',
      Registrar: 'registrar',
      'Nservers | Nserver': 'nameserver',
      'Whois | Disclaimer': 'other',
    },
    contact: { 'Name | Email | Phone | Fax | Address | Country': 'as named', 'Type | RegNr': '-' },
    registrar: { Name: 'name', 'Type | Email | Phone | Fax | Address | RegNr': '-' },
    // When the server last read its database.
    ignore: 'Updated | Type | RegNr | Visit',
    disclaimer: {},
  }),
});
