import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['nf'],
  spec: () => cocca({ disclaimer: { from: 'TERMS OF USE', until: ['CoCCA Helpdesk', '>>>'] } }),
});
