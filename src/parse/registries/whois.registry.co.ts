import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .CO Internet: Neustar’s older labels until 2017, at whois.nic.co. */
export default registry({
  aliases: ['whois.nic.co'],
  suffixes: ['co', 'com.co', 'net.co', 'nom.co'],
  spec: () => icann(),
});
