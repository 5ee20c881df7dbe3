import { islandNetworks } from '../layouts/island-networks.js';
import { registry } from '../read/registry.js';

export default registry({ suffixes: ['gg'], spec: () => islandNetworks() });
