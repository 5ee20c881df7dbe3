import type { RegistrySpec } from '../../read/module.js';
import { forRoles } from '../../read/named-labels.js';

/** SK-NIC until 2017: label and value in columns, states of its own. */
export const columns = (): RegistrySpec => ({
  labels: {
    'Domain-name | Last-update | Valid-date | Domain-status | dns_name': 'as named',
    'dns_IPv4 | dns_IPv6': 'nameserver.ip',
    ...forRoles(
      { 'Admin-*': 'admin', 'Tech-*': 'technical' },
      { 'id | name | address | telephone | email': 'as named' },
    ),
  },
  // Held: kept for its former holder after expiry.
  status: {
    'DOM_OK | DOM_WARN | DOM_TA | DOM_DAKT | DOM_LNOT': 'registered',
    DOM_EXP: 'expired',
    DOM_HELD: 'redemption',
  },
});
