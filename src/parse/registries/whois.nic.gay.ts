import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .gay. */
export default registry({
  suffixes: ['gay'],
  spec: () => icann(),
});
