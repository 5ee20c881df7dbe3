import { cocca } from '../layouts/cocca.js';
import { formerSl } from '../layouts/former/whois.nic.sl.js';
import { registry } from '../read/registry.js';

/** CoCCA's layout today, one of its own before. */
export default registry({
  suffixes: ['sl'],
  spec: () => cocca(formerSl()),
});
