import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

/** .wed, on CoCCA’s software. */
export default registry({
  suffixes: ['wed'],
  spec: () => cocca(),
});
