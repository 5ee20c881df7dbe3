import { registry } from '../read/registry.js';

/** ISZT: name and day alone; the rest is on its pages. */
export default registry({
  suffixes: ['hu'],
  spec: () => ({
    says: { available: 'Nincs találat / No match | Nincs talalat / No match' },
    labels: { domain: 'domain', 'record created': 'created_on' },
    ignore: 'További adatokért ld | Tovabbi adatokert ld | For further data see',
  }),
});
