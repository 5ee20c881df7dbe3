import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Telnic, .tel: Neustar’s older labels until 2016, then Neustar’s and TANGO’s ICANN layout. */
export default registry({
  suffixes: ['tel'],
  spec: () => icann(),
});
