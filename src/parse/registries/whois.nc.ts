import { contactLines, ending } from '../layouts/contact-lines.js';
import { registry } from '../read/registry.js';

/** OPT, New Caledonia: the last lines of the holder's address are postal code with town, and the country. */
export default registry({
  suffixes: ['nc', 'asso.nc', 'nom.nc'],
  spec: () => ({
    says: { available: 'No entries found in the {…} database' },
    labels: {
      'Domain | Created on | Expires on | Last updated on | Domain server | Registrar': 'as named',
      'Registrant name': 'registrant.name',
      'Registrant address': 'registrant.address',
    },
    ignore: 'Registrant type | Contact firstname | Contact lastname',
    address: contactLines(ending(/^(?<zip>\d{5}) {1,4}(?<city>\S.{0,80})(?:\n(?<country>.{1,200}))?$/u)),
  }),
});
