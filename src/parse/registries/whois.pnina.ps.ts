import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['ps', 'xn--ygbi2ammx'], spec: () => cocca() });
