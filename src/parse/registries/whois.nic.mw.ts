import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

/** Malawi SDNP, on CZ.NIC's FRED. */
export default registry({ suffixes: ['mw'], spec: () => fred({ zone: 'Africa/Blantyre' }) });
