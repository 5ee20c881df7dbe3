import { centralnic } from '../layouts/centralnic.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['fm'], spec: () => centralnic() });
