import { registry } from '../registry.js';

/** OPT, New Caledonia: the last lines of the holder's address are postal code with town, and the country. */
export default registry({
  suffixes: ['nc', 'asso.nc', 'nom.nc'],
  spec: () => ({
    says: { available: 'No entries found in the {domain} database' },
    labels: {
      'Domain | Created on | Expires on | Last updated on | Domain server | Registrar': 'as named',
      'Registrant name': 'registrant.name',
      'Registrant address': 'registrant.address',
    },
    ignore: 'Registrant type | Contact firstname | Contact lastname',
    address(lines) {
      const at = lines.findIndex((line) => TOWN.test(line));
      const town = TOWN.exec(lines[at] ?? '');
      if (town === null) return { address: lines.join('\n') };
      return {
        address: lines.slice(0, at).join('\n'),
        zip: town[1] ?? '',
        city: town[2] ?? '',
        country: lines.slice(at + 1).join(' '),
      };
    },
  }),
});

const TOWN = /^(\d{5}) {1,4}(\S.{0,80})$/u;
