import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

/** A registry of names below it.ao, on FRED. */
export default registry({
  suffixes: ['it.ao'],
  spec: () => fred({ zone: 'Africa/Luanda' }),
});
