import { AUSREGISTRY } from '../layouts/ausregistry.js';
import { registry } from '../read/layout.js';

/** auDA, Australia: what it prints as the registrar's WHOIS server is its own. */
export default registry({
  aliases: ['whois.audns.net.au', 'whois.ausregistry.net.au'],
  suffixes: ['au'],
  on: AUSREGISTRY,
  labels: { '-': 'Registrar WHOIS Server' },
});
