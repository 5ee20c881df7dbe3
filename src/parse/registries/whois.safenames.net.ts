import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** Safenames: ICANN's layout with `Registrant Organisation` and `Registrant Address Line 1`. */
export default registry({
  on: REGISTRAR,
  contact: { organization: 'Organisation', address: 'Address Line' },
});
