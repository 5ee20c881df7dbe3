import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Minds + Machines, later GoDaddy: .vip. */
export default registry({
  suffixes: ['vip'],
  spec: () => icann(),
});
