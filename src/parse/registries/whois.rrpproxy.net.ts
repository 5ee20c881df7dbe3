import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** Key-Systems: its resellers share the server. */
export default registry({ spec: () => registrar() });
