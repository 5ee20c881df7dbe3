import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

/** Lesotho Network Information Centre, on CZ.NIC's FRED. */
export default registry({ suffixes: ['ls'], spec: () => fred({ zone: 'Africa/Maseru' }) });
