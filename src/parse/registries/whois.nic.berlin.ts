import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** dotBERLIN, .berlin: its notice stands in comments. */
export default registry({
  suffixes: ['berlin'],
  spec: () => icann(),
});
