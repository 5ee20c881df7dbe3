import { registry } from '../read/registry.js';

/** Labels with numbers in their middle, `ns1_hostname`, and addresses below. */
export default registry({
  suffixes: ['co.ca'],
  spec: () => ({
    says: {
      available: 'Domain is available | {domain} is available',
      reserved: 'Domain is not available or is reserved by the registry',
    },
    labels: {
      'domain | date_approved | date_renewal': 'as named',
      registrar: 'registrar.name',
      ns1_hostname: 'nameserver',
      ns1_netaddress: 'nameserver.ip',
    },
    disclaimer: { from: 'This information is collected for information purposes' },
  }),
});
