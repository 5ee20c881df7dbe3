import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** Its short answer says the name in quotes. */
export default registry({ spec: () => registrar({ says: { available: "Domain '{…}' not found" } }) });
