import { ksregistry } from '../layouts/ksregistry.js';
import { registry } from '../read/registry.js';

export default registry({ aliases: ['ccwhois.ksregistry.net'], suffixes: ['vg'], spec: () => ksregistry() });
