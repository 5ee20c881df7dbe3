import { ksregistry } from '../layouts/ksregistry.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['gd'], spec: () => ksregistry() });
