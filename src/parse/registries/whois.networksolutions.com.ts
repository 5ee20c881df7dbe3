import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** Network Solutions. Until 2013: `Last, First e-mail` and the organization, if any; the registrant is one name. */
export default registry({
  on: REGISTRAR,
  phrases: { refused: 'The IP address from which you have visited the Network Solutions Registrar WHOIS{…}' },
  block: registrarBlock(['name']),
});
