import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/** SK-NIC: objects headed by their role since 2017; before that label and value in columns. */
export default registry({
  suffixes: ['sk'],
  marks: ['% whois.sk-nic.sk - whois server'],
  spec: () => ({
    zone: 'Europe/Bratislava',
    says: {
      available: 'Domain not found | Not found',
      throttled: 'Rate limit exceeded{…} | Too many requests{…}',
    },
    labels: {
      'Domain | Domain-name | Created | Updated | Last-update | Valid Until | Valid-date': 'as named',
      'Domain Status | Domain-status | Nameserver | dns_name | Domain registrant | Registrar': 'as named',
      'Administrative Contact | Technical Contact': 'as named',
      'dns_IPv4 | dns_IPv6': 'nameserver.ip',
      ...forRoles(
        { 'Admin-*': 'admin', 'Tech-*': 'technical' },
        { 'id | name | address | telephone | email': 'as named' },
      ),
    },
    contact: {
      'Name | Organization | Street | City | Postal Code | State/Province | Phone | Email': 'as named',
      'Created | Updated': 'as named',
      'Country Code': 'country',
      'Authorised Registrar | Organization ID': '-',
    },
    block: ([id = '']) => ({ id }),
    // The value of this heading is a handle; the name stands below.
    prepare: rewrite([/^Registrar:\s{1,40}(\S.{0,200})$/u, 'Registrar:\nHandle: $1']),
    registrar: {
      'Handle | Name | Organization': 'as named',
      'Organization ID | Street | City | Postal Code | Country Code | Phone | Email | Created | Updated': '-',
    },
    ignore: 'DNSSEC | DS Record | EPP Status | Organization ID',
    // Held: kept for its former holder after expiry.
    status: {
      'DOM_OK | DOM_WARN | DOM_TA | DOM_DAKT | DOM_LNOT': 'registered',
      DOM_EXP: 'expired',
      DOM_HELD: 'redemption',
    },
    disclaimer: { skip: /^(?:whois\.sk-nic\.sk - |For more information on Whois status)/u },
  }),
});
