import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/**
 * South Africa's government prints its numbered application form, `3d. Email`: the number says whose.
 * `Date` is the day of the application.
 */
export default registry({
  suffixes: ['gov.za'],
  spec: () => ({
    says: { available: 'No match found for {domain}' },
    prepare: rewrite([/^([234])[a-z]\.\s{1,20}(?:(?:Admin|Tech) Contact )?(.+)$/u, '§$1 $2']),
    labels: {
      ...forRoles(
        { '§2 *': 'registrant', '§3 *': 'admin', '§4 *': 'technical' },
        {
          'Department Name | Department': 'organization',
          'Name | Email | Postal Address | Postal Code': 'as named',
          'TitlePosition | Title\\Position': '-',
        },
      ),
      'Domain Name | Primary NS | Secondary NS': 'as named',
      'Primary NS IP | Secondary NS IP': 'nameserver.ip',
      Date: 'created_on',
    },
    ignore: `Select One | Primary MX name | Primary MX IP | Secondary MX name | Secondary MX IP | Place |
      Name of Applicant`,
  }),
});
