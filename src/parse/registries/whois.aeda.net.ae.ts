import { ausregistry } from '../layouts/ausregistry.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['ae', 'xn--mgbaam7a8h'], spec: () => ausregistry() });
