import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** dotStrategy, .buzz: Neustar’s older labels until 2016. */
export default registry({
  suffixes: ['buzz'],
  spec: () => icann(),
});
