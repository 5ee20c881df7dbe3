import { registry } from '../read/layout.js';

/** EU.org, which gives names away: its domain object has the holder's address and the day of its last change, and no nameservers. */
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
