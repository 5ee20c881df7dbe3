import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** Its short answer says the name in quotes. */
export default registry({
  on: REGISTRAR,
  phrases: { available: "Domain '{…}' not found" },
});
