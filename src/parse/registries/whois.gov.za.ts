import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/**
 * South Africa's government prints its numbered application form, `3d. Email`: the number says whose.
 * `Date` is the day of the application.
 */
export default registry({
  suffixes: ['gov.za'],
  spec: () => ({
    says: { available: 'No match found for {domain}' },
    prepare: rewrite(
      [/^2[a-z]\.\s{1,20}(.{1,2000})$/u, 'Owner $1'],
      [/^3[a-z]\.\s{1,20}(.{1,2000})$/u, 'Admin $1'],
      [/^4[a-z]\.\s{1,20}(.{1,2000})$/u, 'Tech $1'],
    ),
    labels: {
      'Domain Name': 'domain',
      ...forRoles(
        { 'Owner *': 'registrant', 'Admin *': 'admin', 'Tech *': 'technical' },
        {
          'Department Name | Department': 'organization',
          'Admin Contact Name | Tech Contact Name': 'name',
          'Email | Postal Address | Postal Code': 'as named',
          'TitlePosition | Title\\Position': '-',
        },
      ),
      'Primary NS | Secondary NS': 'as named',
      'Primary NS IP | Secondary NS IP': 'nameserver.ip',
      Date: 'created_on',
    },
    ignore: `Select One | Primary MX name | Primary MX IP | Secondary MX name | Secondary MX IP | Place |
      Name of Applicant`,
  }),
});
