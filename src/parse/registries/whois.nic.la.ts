import { centralnic } from '../families/centralnic.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['la', 'xn--q7ce6a'], spec: () => centralnic() });
