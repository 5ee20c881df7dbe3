import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** CIRA: ICANN's labels since 2019, indented sections before, where free names have a status line. */
export default registry({
  suffixes: ['ca'],
  on: ICANN,
  // Days in the former layout are in Ottawa's time, as today's times of the same names show.
  zone: 'America/Toronto',
  labels: {
    expires_on: 'Expiry date',
    domain_id: 'Domain number',
    registrar: 'Registrar',
    registrant: 'Registrant',
    admin: 'Administrative contact',
    technical: 'Technical contact',
    nameserver: 'Name servers',
    'event.release': 'TBR Release date',
    '-': 'Error code | Error message',
  },
  contact: { address: 'Postal address', '-': 'Number' },
  registrar: { name: 'Name', id: 'Number' },
  status: {
    // A name that conflicts with a registered one: `example.ca` with `example.on.ca`.
    invalid: 'unavailable',
  },
  wholeAddress: true,
  disclaimer: { from: 'Use of CIRA' },
});
