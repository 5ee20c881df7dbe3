import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .top, on ZDNS’ registry service. */
export default registry({
  suffixes: ['top'],
  spec: () => icann(),
});
