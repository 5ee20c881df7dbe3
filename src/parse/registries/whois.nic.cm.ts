import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

/** Until 2018 CoCCA's oldest layout, as whois.netcom.cm. */
export default registry({
  aliases: ['whois.netcom.cm'],
  suffixes: ['cm'],
  spec: () => cocca({ says: { available: 'Not Registered' } }),
});
