import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** Registry.PF, French Polynesia: the name stands in a sentence above the record; days as `JJ/MM/AAAA`. */
export default registry({
  suffixes: ['pf'],
  marks: ['This is the PF top level domain whois server'],
  spec: () => ({
    zone: 'Pacific/Tahiti',
    dates: 'dmy',
    says: { available: 'Domain unknown' },
    prepare: rewrite([/^Informations about\s{1,4}'([^'\s]{1,255})'\s{0,4}:.{0,80}$/u, 'Domain: $1']),
    labels: {
      'Domain | Status | Name server | Created (JJ/MM/AAAA) | Expire (JJ/MM/AAAA)': 'as named',
      'Last renewed (JJ/MM/AAAA)': 'updated_on',
      ...forRoles(
        { 'Registrant *': 'registrant', 'Tech 1 *': 'technical', 'Registrar *': '-' },
        {
          'Company Name | Name | Address | Postal Code | City | Country': 'as named',
          'Region / Island': 'state',
        },
      ),
      'Registrar Company Name': 'registrar.name',
    },
  }),
});
