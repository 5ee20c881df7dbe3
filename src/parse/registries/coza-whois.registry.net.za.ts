import { ZACR } from '../layouts/zacr.js';
import { registry } from '../read/layout.js';

/**
 * ZA Central Registry.
 * Before 2012, UniForum's "simple whois server" for co.za: its numbered application form, `3e. creationdate :
 * 1998/03/04 08:04:05`, `6e. secns1fqdn : ns2.example.com`.
 */
export default registry({
  aliases: [
    'net-whois.registry.net.za',
    'org-whois.registry.net.za',
    'web-whois.registry.net.za',
    'whois.co.za',
    'whois.coza.net.za',
    'whois.registry.net.za',
  ],
  suffixes: ['co.za', 'net.za', 'org.za', 'web.za', 'za'],
  marks: ['The CO.ZA simple whois server'],
  on: ZACR,
  zone: 'Africa/Johannesburg',
  phrases: { available: 'Match: No Matches' },
  // A phrase that states the kind of answer, not a label with a value.
  rewrite: [[/^Match: (.{1,80})$/u, 'Match $1']],
  labels: {
    created_on: 'creationdate',
    updated_on: 'lastupdate',
    'registrant.name': 'registrant',
    'admin.name': 'admin',
    'technical.name': 'tec',
    nameserver: 'primnsfqdn | secns1fqdn | secns2fqdn | secns3fqdn | secns4fqdn',
    'nameserver.ip': `
      primnsip | secns1ip | secns2ip | secns3ip | secns4ip | primnsipv6 | secns1ipv6 | secns2ipv6 |
      secns3ipv6 | secns4ipv6
    `,
    '-': `
      emailsource | emailposted | emailsubject | historycount | invoiceno | contracttype | rcsversion |
      action | amount | paymenttype | billingaccount | billingemail | invoiceaddress | vat | cname | cnamesub1
    `,
  },
  roles: { registrant: 'registrant*', admin: 'admin*', technical: 'tec*' },
  contact: {
    address: 'postaladdress | postaladdr',
    organization: 'company',
    id: 'nic',
    '-': 'streetaddress | title',
  },
});
