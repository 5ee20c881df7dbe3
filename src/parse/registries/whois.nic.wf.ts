import { afnic } from '../families/afnic.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['wf'], spec: () => afnic() });
