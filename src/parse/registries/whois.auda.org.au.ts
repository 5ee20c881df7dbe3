import { ausregistry } from '../layouts/ausregistry.js';
import { registry } from '../read/registry.js';

/** The WHOIS server that it prints as the registrar's is its own. */
export default registry({
  aliases: ['whois.audns.net.au', 'whois.ausregistry.net.au'],
  suffixes: ['au'],
  spec: () => ausregistry({ ignore: 'Registrar WHOIS Server' }),
});
