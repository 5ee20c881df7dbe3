import { ksregistry } from '../families/ksregistry.js';
import { registry } from '../registry.js';

export default registry({ aliases: ['ccwhois.ksregistry.net'], suffixes: ['vg'], spec: () => ksregistry() });
