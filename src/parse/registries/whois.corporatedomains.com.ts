import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** CSC: until 2013 the organization stood above the name. */
export default registry({ spec: () => registrar({ block: registrarBlock(['organization', 'name']) }) });
