import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** Automattic. */
export default registry({ spec: () => registrar() });
