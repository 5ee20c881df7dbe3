import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .kids. */
export default registry({
  suffixes: ['kids'],
  spec: () => icann(),
});
