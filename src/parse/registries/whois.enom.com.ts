import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** eNom and its resellers. Until 2013: organization, `name (e-mail)`, telephone, fax, street, town. */
export default registry({
  aliases: ['whois.name-services.com'],
  on: REGISTRAR,
  labels: { '-': 'Contact' },
});
