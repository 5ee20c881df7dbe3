import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** PDR. Until 2013: organization, `name (e-mail)`, street, town, `state,postcode`, country, telephone. */
export default registry({
  on: REGISTRAR,
  labels: {
    registrant: 'Registrant Contact Details',
    admin: 'Administrative Contact Details',
    technical: 'Technical Contact Details',
    billing: 'Billing Contact Details',
    created_on: 'Registration Date',
    '-': 'Note',
  },
  block: registrarBlock(
    ['organization', 'name'],
    [/^(?<city>[^\n,]{2,60})\n(?<state>[^\n,]{2,60}),(?<zip>[^\n,]{2,20})$/u],
  ),
});
