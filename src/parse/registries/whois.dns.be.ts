import { eurid } from '../layouts/eurid.js';
import { registry } from '../read/registry.js';

/** DNS Belgium; until 2012 under other labels for contacts. */
export default registry({
  suffixes: ['be'],
  marks: ['% .be Whois Server'],
  spec: () =>
    eurid({
      contact: {
        'Last Name': 'name',
        'Company Name': 'organization',
        'Street | Street2 | Location': 'address',
        Country: 'country',
      },
    }),
});
