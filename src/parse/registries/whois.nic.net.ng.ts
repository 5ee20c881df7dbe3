import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({
  aliases: ['whois.nic.ng', 'whois.nic.org.ng'],
  suffixes: ['ng'],
  spec: () => cocca(),
});
