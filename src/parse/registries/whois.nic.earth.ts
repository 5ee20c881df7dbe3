import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Interlink, .earth. */
export default registry({
  suffixes: ['earth'],
  spec: () => icann(),
});
