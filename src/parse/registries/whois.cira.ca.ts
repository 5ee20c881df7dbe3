import { fieldsNamed } from '../contact-labels.js';
import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

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
        Registrar: 'registrar',
        Registrant: 'registrant',
        'Administrative contact': 'admin',
        'Technical contact': 'technical',
        'Name servers': 'nameserver',
      },
      registrar: { Name: 'name', Number: 'id' },
      contact: { ...fieldsNamed('Name | Postal address | Phone | Fax | Email'), 'Number | Description': '-' },
      ignore: 'TBR Release date | Error code | Error message | Abuse contact | Name servers DNSSEC',
      status: {
        // A name that conflicts with a registered one: `example.ca` with `example.on.ca`.
        unavailable: 'invalid',
      },
      disclaimer: { from: 'Use of CIRA' },
    }),
});
