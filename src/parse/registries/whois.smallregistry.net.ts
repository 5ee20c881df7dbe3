import { withoutYaml } from '../layouts/yaml.js';
import { registry } from '../read/registry.js';

/** YAML: values in quotes, `!Contact` after a heading, `|-` where an address follows. */
export default registry({
  spec: () => ({
    says: { available: 'Object not found' },
    labels: {
      name: 'domain',
      'status | created | updated | expired | name_servers | registrar | registrant': 'as named',
      'administrative_contact | technical_contact | billing_contact': 'as named',
    },
    registrar: { name: 'name', web: 'url', 'address | phone | fax | mobile | trouble': '-' },
    contact: {
      'nic-handle | name | company | address | phone | fax | updated': 'as named',
      'type | mobile': '-',
    },
    // The last four stand in the billing contact.
    ignore: 'ds-list | #YAML | nic-handle | company | address | phone',
    disclaimer: { from: 'Welcome to the SMALLREGISTRY', until: ['20', 'Object'] },
    prepare: withoutYaml,
  }),
});
