import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

/** CoCCA's software until about 2020, CentralNic's in ICANN's layout today. */
export default registry({ suffixes: ['gl'], spec: () => cocca() });
