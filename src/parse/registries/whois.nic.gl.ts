import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

/** CoCCA's software until about 2020, CentralNic's in ICANN's layout today. */
export default registry({ suffixes: ['gl'], spec: () => cocca() });
