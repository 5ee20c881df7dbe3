import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

export default registry({ spec: () => registrar() });
