import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** Neustar's columns until 2017, ICANN's layout since. */
export default registry({
  aliases: ['whois.biz', 'whois.neulevel.biz'],
  suffixes: ['biz'],
  spec: () => icann(),
});
