import { extend } from '../read/extend.js';
import type { RegistrySpec } from '../read/module.js';
import { forRoles } from '../read/named-labels.js';
import { icann } from './icann.js';
import { dropPlaceholders } from './placeholder.js';

/**
 * AusRegistry's software (.au, .ae, .om, .qa): `Registrant:` is who holds the name, `Registrant Contact …`
 * whom to write to. `Registrant ID` and `Eligibility ID` are numbers of a company or a trade mark, not
 * handles. Where a registry has moved on, ICANN's labels stand beside these or in their place.
 */
export function ausregistry(own: RegistrySpec = {}): RegistrySpec {
  const family: RegistrySpec = {
    says: {
      available: 'No Data Found',
      reserved: 'Reserved by {…}',
      throttled: `
        BLACKLISTED: You have exceeded the query limit for your network or IP address and have been blacklisted |
        Number of allowed queries exceeded{…}
      `,
    },
    labels: {
      'Last Modified': 'updated_on',
      'Registrar ID': 'registrar.id',
      'Registrar Name': 'registrar.name',
      Status: 'status',
      Registrant: 'registrant.organization',
      ...forRoles(
        { 'Registrant Contact *': 'registrant', 'Admin Contact *': 'admin', 'Tech Contact *': 'technical' },
        {
          'ID | Name | Organisation | Organization | Street | Address | City': 'as named',
          'State/Province | Postal Code | Country | Phone | Fax | Email': 'as named',
        },
      ),
      'Name Server IP': 'nameserver.ip',
    },
    ignore: `Status Reason | Reseller Name | Registrant ID | Eligibility Type | Eligibility Name |
      Eligibility ID | Billing Contact ID | Billing Contact Name | Billing Contact Email |
      Billing Contact City | Billing Contact Country`,
    // `Visit whois.example for Web based WhoIs` stands where an address is hidden: it is none.
    finish: dropPlaceholders(/^Visit /u, ['email']),
  };
  return icann(extend(family, own));
}
