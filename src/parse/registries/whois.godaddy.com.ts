import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** GoDaddy. Until 2013: `Last, First  e-mail`, street, town, country; the registrant without e-mail. */
export default registry({
  aliases: ['whois.wildwestdomains.com', 'whois.securepaynet.net'],
  spec: () =>
    registrar({
      block: registrarBlock(['name']),
      labels: { 'Registered through': 'registrar.name' },
      ignore: 'Please note',
    }),
});
