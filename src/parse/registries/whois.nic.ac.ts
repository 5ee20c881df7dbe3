import { icb } from '../families/icb.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['ac'], spec: () => icb() });
