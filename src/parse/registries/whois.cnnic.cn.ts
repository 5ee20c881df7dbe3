import { nameIsId } from '../layouts/name-is-id.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** CNNIC; of a name in several scripts each variant stands on a line, and the first is the name. */
export default registry({
  aliases: ['whois.cnnic.net.cn', 'cwhois.cnnic.cn', 'whois.cnnic.com.cn'],
  suffixes: ['cn', 'xn--fiqs8s', 'xn--fiqz9s'],
  spec: () => ({
    says: {
      available: 'No matching record.',
      reserved: `Sorry, The domain you requested is in the reserved list. |
        The domain you requested is prohibited. |
        the Domain Name you apply can not be registered online. Please consult your Domain Name registrar`,
      throttled: 'Queried interval is too short.',
    },
    labels: {
      'Domain Name | ROID | Domain Status': 'as named',
      Registrant: 'registrant.name',
      ...forRoles({ 'Registrant *': 'registrant' }, { 'ID | Name | Organization': 'as named' }),
      'Registrant Contact Email': 'registrant.email',
      'Administrative Email': 'admin.email',
      'Sponsoring Registrar': 'registrar.name',
      'Name Server | Registration Date | Registration Time | Expiration Date | Expiration Time': 'as named',
    },
    ignore: 'Puny Name | DNSSEC | DNSSEC DS Data | DS Data | Domain Name Punycode',
    finish: nameIsId,
  }),
});
