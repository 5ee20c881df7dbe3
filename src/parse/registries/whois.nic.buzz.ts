import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** dotStrategy, .buzz: Neustar’s older labels until 2016. */
export default registry({
  suffixes: ['buzz'],
  spec: () => icann(),
});
