import { registry } from '../read/layout.js';
import { withoutYaml } from '../read/prepare-lines.js';

/** Smallregistry, below .fr: YAML, values in quotes, `!Contact` after a heading, `|-` where an address follows. */
export default registry({
  beside: '--- #YAML:1.0 | #YAML:1.0 | --- ~ | ~',
  phrases: { available: 'Object not found' },
  prepare: withoutYaml,
  labels: {
    domain: 'name',
    status: 'status',
    created_on: 'created',
    updated_on: 'updated',
    expires_on: 'expired',
    nameserver: 'name_servers',
    registrar: 'registrar',
    registrant: 'registrant',
    admin: 'administrative_contact',
    technical: 'technical_contact',
    billing: 'billing_contact',
    '-': 'ds-list | #YAML',
  },
  contact: {
    id: 'nic-handle',
    name: 'name',
    organization: 'company',
    address: 'address',
    phone: 'phone',
    fax: 'fax',
    updated_on: 'updated',
    '-': 'type | mobile',
  },
  registrar: { name: 'name', url: 'web', address: 'address', phone: 'phone', '-': 'fax | mobile | trouble' },
  disclaimer: { from: 'Welcome to the SMALLREGISTRY', until: ['20', 'Object'] },
});
