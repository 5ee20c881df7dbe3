import { islandNetworks } from '../families/island-networks.js';
import { registry } from '../registry.js';

export default registry({ suffixes: ['as'], spec: () => islandNetworks() });
