import { registry } from '../read/layout.js';

/** EU.org, whose names are free of charge: the domain object has the registrant's address and the day of the last change, but no nameservers. */
export default registry({
  suffixes: ['eu.org'],
  phrases: { available: 'Key not found' },
  labels: {
    domain: 'domain',
    'registrant.address': 'address',
    updated_on: 'changed',
    'technical.handle': 'tech-c',
    'admin.handle': 'admin-c',
    'object.name': 'person',
  },
  contact: {
    id: 'nic-hdl',
    address: 'address',
    phone: 'phone',
    email: 'e-mail',
    updated_on: 'changed',
  },
});
