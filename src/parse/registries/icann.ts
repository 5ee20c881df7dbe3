import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Any server that follows ICANN's layout and has no module of its own. */
export default registry({
  marks: [
    'Registry Domain ID:',
    'Registrar IANA ID:',
    'Sponsoring Registrar:',
    'Sponsoring Registrar IANA ID:',
    'Registry Expiry Date:',
    'Registrar WHOIS Server:',
    'Registrar Registration Expiration Date:',
    'URL of the ICANN W',
    'URL of the ICANN RDDS',
    '>>> Last update of W',
    '>>> Last update of R',
  ],
  spec: () => icann(),
});
