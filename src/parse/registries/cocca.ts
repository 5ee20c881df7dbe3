import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

/** Any server of CoCCA's software that has no module of its own: Rwanda's, Yemen's, South Sudan's and others. */
export default registry({
  kindOf: 'icann',
  marks: [
    'Registry WHOIS Server:',
    'Registrar Customer Service',
    'Sponsoring Registrar Customer Service',
    'Domain Status: No Object Found',
    'Domain Status: Prohibited String',
    'Domain Status: Excluded',
    'Domain Status: Not Open',
  ],
  spec: () => cocca(),
});
