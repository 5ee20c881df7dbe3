import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Interlink, .earth. */
export default registry({
  suffixes: ['earth'],
  spec: () => icann(),
});
