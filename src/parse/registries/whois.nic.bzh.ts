import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** AFNIC runs it, in ICANN's layout. */
export default registry({
  aliases: ['whois-bzh.nic.fr'],
  suffixes: ['bzh'],
  spec: () => icann(),
});
