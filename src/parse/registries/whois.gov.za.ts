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
    labels: {
      'Domain Name': 'domain',
      ...forRoles(
        { 'Two *': 'registrant', 'Three *': 'admin', 'Four *': 'technical' },
        {
          'Department Name | Department': 'organization',
          'Admin Contact Name | Tech Contact Name': 'name',
          Email: 'email',
          'Postal Address': 'address',
          'Postal Code': 'zip',
          'TitlePosition | Title\\Position': '-',
        },
      ),
      'Primary NS | Secondary NS': 'as named',
      'Primary NS IP | Secondary NS IP': 'nameserver.ip',
      Date: 'created_on',
    },
    ignore: `Select One | Primary MX name | Primary MX IP | Secondary MX name | Secondary MX IP | Place |
      Name of Applicant`,
    prepare: (lines) =>
      lines.map((line) => {
        const found = /^([234])[a-z]\.\s{1,20}(.+)$/u.exec(line.label);
        return found === null ? line : line.with(`${PARTS[Number(found[1])]} ${found[2]}`, line.value);
      }),
  }),
});

const PARTS: readonly string[] = ['', '', 'Two', 'Three', 'Four'];
