import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .tube. */
export default registry({
  suffixes: ['tube'],
  spec: () => icann(),
});
