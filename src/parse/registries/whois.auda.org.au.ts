import { AUSREGISTRY } from '../layouts/ausregistry.js';
import { registry } from '../read/layout.js';

/** auDA, Australia: the WHOIS server that it prints as the registrar's is its own. */
export default registry({
  aliases: ['whois.audns.net.au', 'whois.ausregistry.net.au'],
  suffixes: ['au'],
  on: AUSREGISTRY,
  beside:
    '(a) querying the availability of a domain name licence; | (b) identifying the holder of a domain name licence; and/or | {…} for itself and on behalf of .au Domain Administration Limited (auDA),{…}',
  labels: { '-': 'Registrar WHOIS Server' },
});
