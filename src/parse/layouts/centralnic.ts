import { layout } from '../read/layout.js';
import { ICANN } from './icann.js';

/**
 * CentralNic's software, today in ICANN's layout. Until 2014 it printed `Created On`, `Registrant Street1` and the registrar as
 * `Sponsoring Registrar …`, an organization with an id and a website but without a name.
 */
export const CENTRALNIC = layout({
  on: ICANN,
  phrases: {
    reserved: 'The queried object does not exist: {…} reserved{…}',
    available: `
      The queried object does not exist: previous registration |
      The queried object does not exist: No Object Found
    `,
  },
  labels: {
    'registrar.id': 'Sponsoring Registrar ID',
    'registrar.organization': 'Sponsoring Registrar Organization',
    'registrar.url': 'Sponsoring Registrar Website',
    'registrar.address': `
      Sponsoring Registrar Street | Sponsoring Registrar City | Sponsoring Registrar State/Province |
      Sponsoring Registrar Postal Code | Sponsoring Registrar Country
    `,
    'registrar.phone': 'Sponsoring Registrar Phone',
    '-': 'Sponsoring Registrar FAX',
  },
});
