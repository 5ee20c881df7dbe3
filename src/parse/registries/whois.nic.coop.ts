import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { rewrite } from '../layouts/rewrite.js';
import { registry } from '../read/registry.js';

/** DotCooperation, .coop: on CentralNic's service since 2016; before, columns with a paragraph for each contact. */
export default registry({
  suffixes: ['coop'],
  spec: () =>
    centralnic({
      // `Contact Type: admin` is the heading of its paragraph.
      prepare: rewrite([/^Contact Type:\s{0,40}(\w{1,20})$/u, 'Contact $1:']),
      says: { available: 'No domain records were found to match {domain}' },
      labels: {
        'Created | Last updated | Expiry Date | Host Name': 'as named',
        'Contact registrant': 'registrant',
        'Contact admin': 'admin',
        'Contact tech': 'technical',
        'Contact billing': 'other',
      },
      contact: { [CONTACT]: 'as named', 'Voice extn | Fax extn': '-' },
      // The billing contact's paragraph has the others' labels.
      ignore: `${CONTACT} | Voice extn | Fax extn | Created by ID | Last updated by | Last updated by ID |
        Last transferred | Host ID`,
      disclaimer: (lines, text) => {
        const from = lines.findIndex((line) => text.startsWith('The .coop registry WHOIS', line.start));
        return from < 0 ? accessNotice(lines, text) : lines.slice(from);
      },
    }),
});

const CONTACT = `Contact ID | Name | Organisation | Street | City | State/Province | Postal code | Country |
  Voice | Fax | Email`;
