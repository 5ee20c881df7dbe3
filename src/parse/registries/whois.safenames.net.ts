import { registrar } from '../layouts/registrar.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** `Registrant Organisation`, `Registrant Address Line 1`. */
export default registry({
  spec: () =>
    registrar({
      labels: forRoles(
        { 'Registrant *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical' },
        { 'Organisation | Address Line': 'as named' },
      ),
    }),
});
