import { AFILIAS } from '../layouts/afilias.js';
import { registry } from '../read/layout.js';

/** PANDI: Afilias' layout until 2018, ICANN's since. Registrars have an organization but no name. */
export default registry({
  aliases: ['whois.pandi.or.id', 'whois.pandi.id'],
  suffixes: ['id'],
  marks: ['Domain ID:PANDI-'],
  on: AFILIAS,
  labels: {
    'registrar.address': 'Sponsoring Registrar Postal Code | Sponsoring Registrar Country',
    'registrar.phone': 'Sponsoring Registrar Phone',
  },
  fallback: { 'registrar.organization': 'registrar.name' },
});
