import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Minds + Machines, later GoDaddy: .vip. */
export default registry({
  suffixes: ['vip'],
  spec: () => icann(),
});
