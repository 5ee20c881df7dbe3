import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** dotBERLIN, .berlin: its notice stands in comments. */
export default registry({
  suffixes: ['berlin'],
  spec: () => icann(),
});
