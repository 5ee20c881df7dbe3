import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** Until 2017 contacts stood as indented blocks: name, organization, street, country. */
export default registry({
  spec: () =>
    registrar({
      block: registrarBlock(['name', 'organization']),
      labels: { 'Registrant Contact': 'registrant', Registered: 'created_on', Expires: 'expires_on' },
    }),
});
