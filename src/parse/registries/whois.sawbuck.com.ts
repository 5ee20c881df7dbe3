import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** Automattic. */
export default registry({ spec: () => registrar() });
