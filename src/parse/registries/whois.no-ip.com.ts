import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** Afilias’ labels until 2014. */
export default registry({ spec: () => registrar() });
