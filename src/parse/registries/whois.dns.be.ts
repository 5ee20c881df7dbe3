import { EURID } from '../layouts/eurid.js';
import { registry } from '../read/layout.js';

/** DNS Belgium; until 2012 with other labels for contacts. */
export default registry({
  suffixes: ['be'],
  marks: ['% .be Whois Server'],
  on: EURID,
  contact: {
    name: 'Last Name',
    organization: 'Company Name',
    address: 'Street | Location',
    country: 'Country',
  },
});
