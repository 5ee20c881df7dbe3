import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({
  aliases: ['whois.nic.sb'],
  suffixes: ['sb'],
  spec: () => cocca({ disclaimer: { from: 'TERMS OF USE', until: ['CoCCA Helpdesk', '>>>'] } }),
});
