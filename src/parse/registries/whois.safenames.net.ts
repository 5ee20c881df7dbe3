import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** `Registrant Organisation`, `Registrant Address Line 1`. */
export default registry({
  spec: () =>
    registrar({
      labels: {
        'Registrant Organisation': 'registrant.organization',
        'Registrant Address Line': 'registrant.address',
        'Admin Organisation': 'admin.organization',
        'Admin Address Line': 'admin.address',
        'Tech Organisation': 'technical.organization',
        'Tech Address Line': 'technical.address',
      },
    }),
});
