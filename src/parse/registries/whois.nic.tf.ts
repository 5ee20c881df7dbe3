import { afnic } from '../layouts/afnic.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['tf'], spec: () => afnic() });
