import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .网址, on KNET’s registry service. */
export default registry({
  suffixes: ['xn--ses554g'],
  spec: () => icann(),
});
