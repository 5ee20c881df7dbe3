import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { icann } from './icann.js';

/**
 * CentralNic's software, today in ICANN's layout. Until 2014: `Created On`, `Registrant Street1` and the
 * registrar as `Sponsoring Registrar …`, an organization with an id and a website but without a name.
 */
export const centralnic = (own: RegistrySpec = {}): RegistrySpec => icann(extend(CENTRALNIC, own));

const CENTRALNIC: RegistrySpec = {
  says: {
    reserved: 'The queried object does not exist: {…} reserved{…}',
    available: `The queried object does not exist: previous registration |
      The queried object does not exist: No Object Found`,
  },
  labels: {
    'Sponsoring Registrar ID': 'registrar.id',
    'Sponsoring Registrar Organization': 'registrar.organization',
    'Sponsoring Registrar Website': 'registrar.url',
  },
  ignore: `Sponsoring Registrar Street | Sponsoring Registrar City | Sponsoring Registrar State/Province |
    Sponsoring Registrar Postal Code | Sponsoring Registrar Country | Sponsoring Registrar Phone |
    Sponsoring Registrar FAX | Sponsoring Registrar Email`,
};
