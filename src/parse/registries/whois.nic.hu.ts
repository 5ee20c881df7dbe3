import { registry } from '../read/layout.js';

/** ISZT: name and day alone; the rest is on its pages. */
export default registry({
  suffixes: ['hu'],
  phrases: {
    available: 'Nincs találat / No match | Nincs talalat / No match',
    reserved:
      'Korlátozott domain név / Restricted domain name | Korlatozott domain nev / Restricted domain name',
  },
  labels: {
    domain: 'domain',
    created_on: 'record created',
    '-': 'További adatokért ld | Tovabbi adatokert ld | For further data see',
  },
});
