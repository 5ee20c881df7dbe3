import { registry } from '../read/layout.js';

/** Names below co.ca: labels with numbers in them, `ns1_hostname` and `ns1_netaddress`. */
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
