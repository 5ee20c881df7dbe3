import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .gay. */
export default registry({
  suffixes: ['gay'],
  spec: () => icann(),
});
