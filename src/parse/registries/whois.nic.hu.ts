import { registry } from '../read/layout.js';

/** ISZT: only the name and the day, and a link to the rest. */
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
