import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** `Registrant Organisation`, `Registrant Address Line 1`. */
export default registry({
  on: REGISTRAR,
  contact: { organization: 'Organisation', address: 'Address Line' },
});
