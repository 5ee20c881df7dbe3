import { ausregistry } from '../families/ausregistry.js';
import { registry } from '../registry.js';

/** Qatar Domains Registry. A reserved name is answered by one line, `Reserved by QDR`. */
export default registry({
  suffixes: ['qa', 'xn--wgbl6a'],
  spec: () => ausregistry({ zone: 'Asia/Qatar', says: { reserved: 'Reserved by QDR | Restricted' } }),
});
