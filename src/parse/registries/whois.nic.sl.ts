import { cocca } from '../families/cocca.js';
import { formerSl } from '../layouts/former/whois.nic.sl.js';
import { registry } from '../registry.js';

/** CoCCA's layout today, one of its own before. */
export default registry({
  suffixes: ['sl'],
  spec: () => cocca(formerSl()),
});
