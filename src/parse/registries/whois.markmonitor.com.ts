import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** MarkMonitor. Until 2013: name, organization, street, town, country, and one line of e-mail, telephone, fax. */
export default registry({ spec: () => registrar({ block: registrarBlock(['name', 'organization']) }) });
