import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** Key-Systems: its resellers share the server. In 2013 a contact's handle stood beside its role. */
export default registry({
  aliases: ['whois.key-systems.net', 'whois.1api.net'],
  spec: () =>
    registrar({
      labels: {
        'Registrant Contact': 'registrant.id',
        'Admin Contact': 'admin.id',
        'Tech Contact': 'technical.id',
      },
      ignore: 'Billing Contact',
    }),
});
