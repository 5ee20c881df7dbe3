import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** Key-Systems: its resellers share the server. In 2013 a contact's handle was on the line of its role. */
export default registry({
  aliases: ['whois.key-systems.net', 'whois.1api.net'],
  on: REGISTRAR,
  labels: {
    'registrant.id': 'Registrant Contact',
    'admin.id': 'Admin Contact',
    'technical.id': 'Tech Contact',
  },
});
