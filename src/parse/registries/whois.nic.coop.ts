import { fieldsNamed } from '../contact-labels.js';
import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

const CONTACT = {
  ...fieldsNamed(`Contact ID | Name | Organisation | Street | City | State/Province | Postal code |
    Country | Voice | Fax | Email`),
  'Voice extn | Fax extn': '-',
};

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
        Created: 'created_on',
        'Last updated': 'updated_on',
        'Expiry Date': 'expires_on',
        'Contact Type registrant': 'registrant',
        'Contact Type admin': 'admin',
        'Contact Type tech': 'technical',
        'Contact Type billing': 'other',
        'Host Name': 'nameserver',
      },
      contact: CONTACT,
      // The billing contact's paragraph has the others' labels.
      ignore: `${Object.keys(CONTACT).join(' | ')} | Created by ID | Last updated by | Last updated by ID |
        Last transferred | Host ID`,
      disclaimer: (lines, text) => {
        const from = lines.findIndex((line) => text.startsWith('The .coop registry WHOIS', line.start));
        return from < 0 ? accessNotice(lines, text) : lines.slice(from);
      },
    }),
});
