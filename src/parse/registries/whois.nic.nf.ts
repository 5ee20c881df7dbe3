import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['nf'],
  spec: () => cocca({ disclaimer: { from: 'TERMS OF USE', until: ['CoCCA Helpdesk', '>>>'] } }),
});
