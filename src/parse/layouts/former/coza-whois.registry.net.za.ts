import type { RegistrySpec } from '../../read/module.js';
import { forRoles } from '../../read/named-labels.js';
import { withoutLabels } from '../without-label.js';

/**
 * UniForum's "simple whois server" printed its numbered application form: `3e. creationdate : 1998/03/04 08:04:05`,
 * `6e. secns1fqdn : ns2.example.com`.
 */
export const applicationForm = (): RegistrySpec => ({
  zone: 'Africa/Johannesburg',
  says: { available: 'Match: No Matches' },
  labels: {
    creationdate: 'created_on',
    lastupdate: 'updated_on',
    Registrar: 'registrar.name',
    registrant: 'registrant.name',
    admin: 'admin.name',
    tec: 'technical.name',
    ...forRoles(
      { 'registrant*': 'registrant', 'admin*': 'admin', 'tec*': 'technical' },
      {
        'postaladdress | postaladdr': 'address',
        company: 'organization',
        nic: 'id',
        'streetaddress | title': '-',
        'phone | fax | email': 'as named',
      },
    ),
    'primnsfqdn | secns1fqdn | secns2fqdn | secns3fqdn | secns4fqdn': 'nameserver',
    'primnsip | secns1ip | secns2ip | secns3ip | secns4ip': 'nameserver.ip',
    'primnsipv6 | secns1ipv6 | secns2ipv6 | secns3ipv6 | secns4ipv6': 'nameserver.ip',
  },
  ignore: `emailsource | emailposted | emailsubject | historycount | invoiceno | contracttype | rcsversion |
    action | amount | paymenttype | billingaccount | billingemail | invoiceaddress | vat | cname | cnamesub1 |
    cnamesub2`,
  // What `Match:` says is no value but the answer.
  prepare: withoutLabels((label) => label === 'Match'),
});
