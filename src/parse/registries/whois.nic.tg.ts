import { jwhois } from '../families/jwhois.js';
import { registry } from '../registry.js';

/** Togo: JWhoisServer, with a row of number signs for its notice. */
export default registry({ suffixes: ['tg'], spec: () => jwhois({ disclaimer: {} }) });
