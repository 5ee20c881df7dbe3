import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** AFNIC runs it, in ICANN's layout. */
export default registry({
  aliases: ['whois-bzh.nic.fr'],
  suffixes: ['bzh'],
  spec: () => icann(),
});
