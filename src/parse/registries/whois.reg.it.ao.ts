import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

/** A registry of names below it.ao, on FRED. */
export default registry({
  suffixes: ['it.ao'],
  spec: () => fred({ zone: 'Africa/Luanda' }),
});
