import { jwhois } from '../layouts/jwhois.js';
import { registry } from '../read/registry.js';

/** Togo: JWhoisServer, with a row of number signs for its notice. */
export default registry({ suffixes: ['tg'], spec: () => jwhois({ disclaimer: {} }) });
