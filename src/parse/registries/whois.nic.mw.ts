import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

/** Malawi SDNP, on CZ.NIC's FRED. */
export default registry({ suffixes: ['mw'], spec: () => fred({ zone: 'Africa/Blantyre' }) });
