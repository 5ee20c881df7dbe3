import { WITHOUT_LEADERS } from '../layouts/jwhois.js';
import { registry } from '../read/layout.js';

/** JWhoisServer with French labels. `Description` is the registrant. */
export default registry({
  suffixes: ['dz', 'xn--lgbbat1ad8j'],
  zone: 'Africa/Algiers',
  dates: 'dmy',
  beside: `type: {domain/templates}`,
  phrases: { available: 'NO OBJECT FOUND!' },
  rewrite: WITHOUT_LEADERS,
  labels: {
    domain: 'object | Nom de domaine',
    'registrant.organization': 'Description',
    'registrar.name': 'Registrar',
    created_on: 'Date de creation',
    '-': 'type',
  },
  roles: {
    admin: '* administratif | * contact administratif',
    technical: '* technique | * contact technique',
  },
  contact: {
    name: 'Contact',
    organization: 'Organisme',
    address: 'Adresse',
    phone: 'Telephone',
    fax: 'Fax',
    email: 'Mail',
  },
  disclaimer: {},
});
