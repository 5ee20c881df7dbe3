import { AUSREGISTRY } from '../layouts/ausregistry.js';
import { registry } from '../read/layout.js';

/** The WHOIS server that it prints as the registrar's is its own. */
export default registry({
  aliases: ['whois.audns.net.au', 'whois.ausregistry.net.au'],
  suffixes: ['au'],
  on: AUSREGISTRY,
  labels: { '-': 'Registrar WHOIS Server' },
});
