import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** pairNIC until 2017. */
export default registry({
  aliases: ['whois.pairnic.com'],
  spec: () => registrar({ says: { available: 'No matching domain name found' } }),
});
