import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Identity Digital, Donuts before. */
export default registry({
  suffixes: ['live'],
  spec: () => icann(),
});
