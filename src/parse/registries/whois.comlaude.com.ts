import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** Com Laude. Until 2017 contacts were indented blocks: name, organization, street, country. */
export default registry({
  on: REGISTRAR,
  labels: { registrant: 'Registrant Contact', created_on: 'Registered', expires_on: 'Expires' },
  wholeAddress: true,
  block: registrarBlock(['name', 'organization']),
});
