import { ausregistry } from '../families/ausregistry.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['ae', 'xn--mgbaam7a8h'], spec: () => ausregistry() });
