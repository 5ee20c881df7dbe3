import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** MarkMonitor. Until 2013: name, organization, street, town, country, and one line of e-mail, telephone, fax. */
export default registry({
  on: REGISTRAR,
  block: registrarBlock(['name', 'organization']),
});
