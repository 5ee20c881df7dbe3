import { tci } from '../layouts/tci.js';
import { registry } from '../read/registry.js';

/** The former server of .ru, .su and .рф, still answering; its registrars' handles serve as their names too. */
export default registry({ spec: () => tci() });
