import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

/** .wed, on CoCCA’s software. */
export default registry({
  suffixes: ['wed'],
  spec: () => cocca(),
});
