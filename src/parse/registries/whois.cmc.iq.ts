import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['iq', 'xn--mgbtx2b'], spec: () => cocca() });
