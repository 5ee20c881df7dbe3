import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

/** FRED's layout. */
export default registry({ suffixes: ['tz'], spec: () => fred() });
