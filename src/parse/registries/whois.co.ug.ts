import { registry } from '../read/layout.js';

/**
 * Uganda: labels and values in columns; contacts as paragraphs below the record, which has their names, too. Since about 2019 the labels of about 2019 the labels of
 * contacts include the role.
 */
export default registry({
  suffixes: ['ug'],
  dates: 'dmy',
  beside: 'The UG ccTLD Registry Database',
  phrases: {
    available: 'No entries found for the selected source(s)',
    invalid: 'This domain violates registry policy',
  },
  labels: {
    domain: 'Domain | Domain name',
    created_on: 'Registered | Registered On',
    expires_on: 'Expiry | Expires On',
    updated_on: 'Updated | Information Last Updated',
    status: 'Status',
    nameserver: 'Nameserver',
    registrant: 'Registrant Contact Information',
    admin: 'Administrative Contact Information | Admin Contact',
    technical: 'Technical Contact Information | Tech Contact',
    'event.renewal': 'Renewed On',
    '-': 'Description | MNT-BY | Source',
  },
  contact: {
    id: 'NIC',
    address: 'Address',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    updated_on: 'Updated',
    '-': 'MNT-BY | Source',
  },
});
