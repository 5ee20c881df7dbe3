import { ausregistry } from '../layouts/ausregistry.js';
import { registry } from '../read/registry.js';

/** Qatar Domains Registry. A reserved name is answered by one line, `Reserved by QDR`. */
export default registry({
  suffixes: ['qa', 'xn--wgbl6a'],
  spec: () => ausregistry({ zone: 'Asia/Qatar', says: { reserved: 'Reserved by QDR | Restricted' } }),
});
