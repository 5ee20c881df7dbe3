import { extend } from '../extend.js';
import { zacr } from '../families/zacr.js';
import { withoutLabel } from '../fields/without-label.js';
import type { RegistrySpec } from '../module.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/**
 * ZA Central Registry, and before 2012 UniForum's "simple whois server" for co.za, which printed its numbered
 * application form: `3e. creationdate : 1998/03/04 08:04:05`, `6e. secns1fqdn : ns2.example.com`.
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
  spec: () => extend(zacr(), FORM),
});

const SERVERS = ['primns', 'secns1', 'secns2', 'secns3', 'secns4'];

const FORM: RegistrySpec = {
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
    ...Object.fromEntries(
      SERVERS.flatMap((server) => [
        [`${server}fqdn`, 'nameserver' as const],
        [`${server}ip`, 'nameserver.ip' as const],
        [`${server}ipv6`, 'nameserver.ip' as const],
      ]),
    ),
  },
  ignore: `emailsource | emailposted | emailsubject | historycount | invoiceno | contracttype | rcsversion |
    action | amount | paymenttype | billingaccount | billingemail | invoiceaddress | vat | cname | cnamesub1 |
    cnamesub2`,
  // What `Match:` says is no value but the answer.
  prepare: (lines, text) => lines.map((line) => (line.label === 'Match' ? withoutLabel(line, text) : line)),
};
