import { FORMER_PT } from '../layouts/former/whois.dns.pt.js';
import { extend } from '../read/extend.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** DNS.PT: one label for each field of a contact since 2017. */
export default registry({
  suffixes: ['pt'],
  marks: ['Nome de domínio / Domain Name:'],
  spec: () =>
    extend(FORMER_PT, {
      says: { available: '{domain} no match | {domain} - No Match' },
      dates: 'dmy',
      labels: {
        'Domain | Domain Status | Creation Date | Expiration Date | Name Server': 'as named',
        ...forRoles(
          { 'Owner *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical' },
          {
            'Name | Address | Locality | ZipCode | Email | Phone': 'as named',
            'Country Code': 'country',
            // The town of the postal code, which repeats the locality or holds a state.
            'Locality ZipCode': '-',
          },
        ),
      },
      status: { 'TECH-PRO | PENDING': 'inactive' },
    }),
});
