import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

/** Lesotho Network Information Centre, on CZ.NIC's FRED. */
export default registry({ suffixes: ['ls'], spec: () => fred({ zone: 'Africa/Maseru' }) });
