import { ksregistry } from '../families/ksregistry.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['gd'], spec: () => ksregistry() });
