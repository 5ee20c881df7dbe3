import { registrar } from '../families/registrar.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

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
