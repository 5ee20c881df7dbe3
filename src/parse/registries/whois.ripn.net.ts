import { tci } from '../families/tci.js';
import { registry } from '../registry.js';

/** The former server of .ru, .su and .рф, still answering; its registrars' handles serve as their names too. */
export default registry({ spec: () => tci() });
