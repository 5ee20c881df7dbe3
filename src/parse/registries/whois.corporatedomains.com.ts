import { registrar } from '../families/registrar.js';
import { registrarBlock } from '../fields/registrar-block.js';
import { registry } from '../registry.js';

/** CSC: until 2013 the organization stood above the name. */
export default registry({ spec: () => registrar({ block: registrarBlock(['organization', 'name']) }) });
