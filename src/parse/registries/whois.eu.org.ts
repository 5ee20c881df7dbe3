import { registry } from '../read/registry.js';

/** Its domain object has the holder's address and the day of its last change, and no nameservers. */
export default registry({
  suffixes: ['eu.org'],
  spec: () => ({
    says: { available: 'Key not found' },
    labels: {
      domain: 'domain',
      address: 'registrant.address',
      changed: 'updated_on',
      'tech-c': 'technical.handle',
      'admin-c': 'admin.handle',
      person: 'object.name',
      nserver: 'nameserver',
    },
    contact: { 'nic-hdl | address | phone | fax-no | e-mail | changed': 'as named' },
  }),
});
