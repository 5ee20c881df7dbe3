import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** eNom and its resellers. Until 2013: organization, `name (e-mail)`, telephone, fax, street, town. */
export default registry({
  aliases: ['whois.name-services.com'],
  spec: () =>
    registrar({
      block: registrarBlock(['organization', 'name']),
      labels: { 'Registrant Contact': 'registrant' },
      ignore: 'Contact | Visit',
    }),
});
