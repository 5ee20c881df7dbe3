import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** GoDaddy. Until 2013: `Last, First e-mail`, street, town, country; the registrant without e-mail. */
export default registry({
  aliases: ['whois.wildwestdomains.com', 'whois.securepaynet.net'],
  on: REGISTRAR,
  labels: { 'registrar.name': 'Registered through' },
  block: registrarBlock(['name']),
});
