import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .tube. */
export default registry({
  suffixes: ['tube'],
  spec: () => icann(),
});
