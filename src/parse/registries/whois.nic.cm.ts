import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** Until 2018 CoCCA's oldest layout, as whois.netcom.cm. */
export default registry({
  aliases: ['whois.netcom.cm'],
  suffixes: ['cm'],
  on: COCCA,
  phrases: { available: 'Not Registered' },
});
