import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

/** NIC Costa Rica, on CZ.NIC's FRED; its times are local. */
export default registry({ suffixes: ['cr'], spec: () => fred({ zone: 'America/Costa_Rica' }) });
