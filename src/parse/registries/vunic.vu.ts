import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/**
 * TVL, Vanuatu, until 2019 or so: a record without the domain's name, the holder's fields among its own, and dates without a
 * day, `Thu Jun 2012 10:04:14`, which are none.
 */
export default registry({
  suffixes: ['vu'],
  on: ICANN,
  nameless: true,
  labels: {
    'registrant.name': 'First Name',
    'registrant.surname': 'Last Name',
    'registrant.address': 'Adress',
    'registrant.city': 'City',
    'registrant.country': 'Country',
    created_on: 'Date Created',
    expires_on: 'Expiry date',
    nameserver: 'DNS servers',
  },
});
