import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({
  aliases: ['whois.nic.sb'],
  suffixes: ['sb'],
  spec: () => cocca({ disclaimer: { from: 'TERMS OF USE', until: ['CoCCA Helpdesk', '>>>'] } }),
});
