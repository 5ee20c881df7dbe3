import { icann } from '../layouts/icann.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** SONIC, Somalia: ICANN's labels, until 2018 with `Internationalized` before a contact's fields. */
export default registry({
  suffixes: ['so'],
  marks: ['Whois Results for "'],
  spec: () =>
    icann({
      labels: forRoles(
        { 'Registrant *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical', 'Billing *': '-' },
        {
          'Internationalized Name': 'name',
          'Internationalized Organization': 'organization',
          'Internationalized Street': 'address',
          'Internationalized City': 'city',
          'Internationalized State | Internationalized State/Province': 'state',
          'Internationalized Postal Code': 'zip',
          'Internationalized Country': 'country',
          'Contact ID | Voice Number | Fax Number': 'as named',
        },
      ),
    }),
});
