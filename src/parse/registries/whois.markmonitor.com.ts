import { registrar } from '../families/registrar.js';
import { registrarBlock } from '../fields/registrar-block.js';
import { registry } from '../registry.js';

/** MarkMonitor. Until 2013: name, organization, street, town, country, and one line of e-mail, telephone, fax. */
export default registry({ spec: () => registrar({ block: registrarBlock(['name', 'organization']) }) });
