import { dropNamedAbove } from '../layouts/named-above.js';
import { registry } from '../read/registry.js';

/**
 * Uganda: labels and values in columns; contacts as paragraphs below the record, which names them as well.
 * Since about 2019 the contacts' labels carry their role.
 */
export default registry({
  suffixes: ['ug'],
  spec: () => ({
    dates: 'dmy',
    says: { available: 'No entries found for the selected source(s)' },
    labels: {
      'Domain | Domain name | Registered | Registered On | Expiry | Expires On | Updated': 'as named',
      'Status | Nameserver': 'as named',
      'Registrant Contact Information': 'registrant',
      'Administrative Contact Information | Admin Contact': 'admin',
      'Technical Contact Information | Tech Contact': 'technical',
    },
    contact: {
      'NIC | Address | City | Country | Phone | Fax | Email | Updated': 'as named',
      'MNT-BY | Source': '-',
    },
    ignore: 'Description | MNT-BY | Source | Renewed On',
    finish: dropNamedAbove,
  }),
});
