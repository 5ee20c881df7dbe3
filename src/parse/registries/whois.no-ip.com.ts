import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** Afilias’ labels until 2014. */
export default registry({ spec: () => registrar() });
