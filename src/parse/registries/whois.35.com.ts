import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

export default registry({ spec: () => registrar() });
