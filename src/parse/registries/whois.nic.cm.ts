import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

/** Until 2018 CoCCA's oldest layout, as whois.netcom.cm. */
export default registry({
  aliases: ['whois.netcom.cm'],
  suffixes: ['cm'],
  spec: () => cocca({ says: { available: 'Not Registered' } }),
});
