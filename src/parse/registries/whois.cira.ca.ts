import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** CIRA: ICANN's labels since 2019, indented sections before. Free names have a status line there. */
export default registry({
  suffixes: ['ca'],
  spec: () =>
    icann({
      // Days of the former layout are those of Ottawa: the same names' times tell so today.
      zone: 'America/Toronto',
      labels: {
        'Expiry date': 'expires_on',
        'Domain number': 'domain_id',
        'Registrar | Registrant | Administrative contact | Technical contact | Name servers': 'as named',
      },
      registrar: { Name: 'name', Number: 'id' },
      contact: { 'Name | Postal address | Phone | Fax | Email': 'as named', 'Number | Description': '-' },
      ignore: 'TBR Release date | Error code | Error message | Abuse contact | Name servers DNSSEC',
      status: {
        // A name that conflicts with a registered one: `example.ca` with `example.on.ca`.
        unavailable: 'invalid',
      },
      disclaimer: { from: 'Use of CIRA' },
    }),
});
