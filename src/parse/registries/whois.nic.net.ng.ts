import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({
  aliases: ['whois.nic.ng', 'whois.nic.org.ng'],
  suffixes: ['ng'],
  spec: () => cocca(),
});
