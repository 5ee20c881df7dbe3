import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .top, on ZDNS’ registry service. */
export default registry({
  suffixes: ['top'],
  spec: () => icann(),
});
