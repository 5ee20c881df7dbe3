import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

/** NIC Costa Rica, on CZ.NIC's FRED; its times are local. */
export default registry({ suffixes: ['cr'], spec: () => fred({ zone: 'America/Costa_Rica' }) });
