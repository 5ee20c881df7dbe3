import { registry } from '../read/layout.js';

/** Labels with numbers in their middle, `ns1_hostname`, and addresses below. */
export default registry({
  suffixes: ['co.ca'],
  phrases: {
    available: 'Domain is available | {domain} is available',
    reserved: 'Domain is not available or is reserved by the registry',
  },
  labels: {
    domain: 'domain',
    created_on: 'date_approved',
    expires_on: 'date_renewal',
    'registrar.name': 'registrar',
    nameserver: 'ns1_hostname',
    'nameserver.ip': 'ns1_netaddress',
  },
  disclaimer: { from: 'This information is collected for information purposes' },
});
