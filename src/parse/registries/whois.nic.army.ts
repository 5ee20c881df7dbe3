import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Identity Digital, Donuts before. */
export default registry({
  suffixes: ['army'],
  spec: () => icann({ disclaimer: { from: 'Terms of Use:' } }),
});
