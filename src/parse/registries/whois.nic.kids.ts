import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .kids. */
export default registry({
  suffixes: ['kids'],
  spec: () => icann(),
});
