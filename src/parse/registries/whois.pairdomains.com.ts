import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** pairNIC until 2017. */
export default registry({
  aliases: ['whois.pairnic.com'],
  on: REGISTRAR,
  phrases: { available: 'No matching domain name found' },
});
