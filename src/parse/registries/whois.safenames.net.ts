import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** `Registrant Organisation`, `Registrant Address Line 1`. */
export default registry({
  on: REGISTRAR,
  roles: { registrant: 'Registrant *', admin: 'Admin *', technical: 'Tech *' },
  contact: { organization: 'Organisation', address: 'Address Line' },
});
