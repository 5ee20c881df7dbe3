import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** pairNIC until 2017. */
export default registry({
  aliases: ['whois.pairnic.com'],
  spec: () => registrar({ says: { available: 'No matching domain name found' } }),
});
