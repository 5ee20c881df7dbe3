import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .网址, on KNET’s registry service. */
export default registry({
  suffixes: ['xn--ses554g'],
  spec: () => icann(),
});
