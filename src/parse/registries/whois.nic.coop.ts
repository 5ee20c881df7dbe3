import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** DotCooperation, .coop: on CentralNic's service since 2016; before, columns with a paragraph for each contact. */
export default registry({
  suffixes: ['coop'],
  spec: () =>
    centralnic({
      // `Contact Type: admin` is the heading of its paragraph.
      prepare: (lines) =>
        lines.map((line) =>
          line.label === 'Contact Type' ? line.with(`${line.label} ${line.value}`, '') : line,
        ),
      says: { available: 'No domain records were found to match {domain}' },
      labels: {
        'Created | Last updated | Expiry Date': 'as named',
        'Contact Type registrant': 'registrant',
        'Contact Type admin': 'admin',
        'Contact Type tech': 'technical',
        'Contact Type billing': 'other',
        'Host Name': 'nameserver',
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
