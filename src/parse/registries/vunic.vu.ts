import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/**
 * TVL, Vanuatu, until about 2019: a record without the domain's name, with the registrant's fields among its own, and with dates that
 * cannot be read because the day is missing, `Thu Jun 2012 10:04:14`.
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
