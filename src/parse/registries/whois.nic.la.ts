import { centralnic } from '../layouts/centralnic.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['la', 'xn--q7ce6a'], spec: () => centralnic() });
