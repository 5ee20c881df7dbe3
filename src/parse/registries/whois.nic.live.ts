import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Identity Digital, Donuts before. */
export default registry({
  suffixes: ['live'],
  spec: () => icann(),
});
