import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** Melbourne IT. Until 2013 dotted leaders, of one dot below a long label: `Organisation Address. 1 Example Street`. */
export default registry({
  spec: () =>
    registrar({
      labels: {
        'Organisation Name': 'registrant.name',
        'Admin Name': 'admin.name',
        'Tech Name': 'technical.name',
      },
      prefixes: {
        'Organisation Address.': 'registrant.address',
        'Admin Address........': 'admin.address',
        'Tech Address.........': 'technical.address',
      },
    }),
});
