import { centralnic } from '../families/centralnic.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['fm'], spec: () => centralnic() });
