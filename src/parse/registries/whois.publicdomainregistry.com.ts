import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** PDR. Until 2013: organization, `name (e-mail)`, street, town, `state,postcode`, country, telephone. */
export default registry({
  spec: () =>
    registrar({
      block: registrarBlock(
        ['organization', 'name'],
        [/^(?<city>[^\n,]{2,60})\n(?<state>[^\n,]{2,60}),(?<zip>[^\n,]{2,20})$/u],
      ),
      labels: {
        'Registrant Contact Details': 'registrant',
        'Administrative Contact Details': 'admin',
        'Technical Contact Details': 'technical',
        'Billing Contact Details': 'other',
        'Registration Date': 'created_on',
      },
      ignore: 'Note',
    }),
});
