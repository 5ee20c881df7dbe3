import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** Its short answer says the name in quotes. */
export default registry({ spec: () => registrar({ says: { available: "Domain '{…}' not found" } }) });
