import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** SONIC, Somalia: ICANN's labels, until 2018 with `Internationalized` before a contact's fields. */
export default registry({
  suffixes: ['so'],
  marks: ['Whois Results for "'],
  on: ICANN,
  contact: {
    name: 'Internationalized Name',
    organization: 'Internationalized Organization',
    address: 'Internationalized Street',
    city: 'Internationalized City',
    state: 'Internationalized State | Internationalized State/Province',
    zip: 'Internationalized Postal Code',
    country: 'Internationalized Country',
    id: 'Contact ID',
    phone: 'Voice Number',
    fax: 'Fax Number',
  },
});
