import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['cx'], spec: () => cocca() });
