import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** CSC: until 2013 the organization was above the name. */
export default registry({
  on: REGISTRAR,
  block: registrarBlock(['organization', 'name']),
});
