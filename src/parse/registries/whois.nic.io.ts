import { icb } from '../layouts/icb.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['io'], spec: () => icb() });
