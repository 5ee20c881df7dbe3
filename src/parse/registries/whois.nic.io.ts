import { icb } from '../families/icb.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['io'], spec: () => icb() });
