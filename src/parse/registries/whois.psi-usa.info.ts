import { fieldsNamed, forRoles } from '../contact-labels.js';
import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** InterNetX. Until 2013 each line of a contact carries its role: `[owner-c] fname: Jane`. */
export default registry({
  aliases: ['whois.internetx.com', 'whois.schlundtech.com'],
  marks: ['[owner-c] handle:'],
  spec: () =>
    registrar({
      prepare: (lines) =>
        lines.map((line) => {
          const field = line.decorated ? /^([a-z]{2,12}):\s{0,4}(.{0,500})$/u.exec(line.value) : null;
          return field === null ? line : line.with(`${line.label} ${field[1]}`, field[2] ?? '');
        }),
      labels: {
        domain: 'domain',
        nserver: 'nameserver',
        ...forRoles(
          { 'owner-c *': 'registrant', 'admin-c *': 'admin', 'tech-c *': 'technical', 'zone-c *': '-' },
          {
            handle: 'id',
            'type | title | protection': '-',
            fname: 'name',
            lname: 'surname',
            org: 'organization',
            ...fieldsNamed('address | city | country | state | phone | fax | email | updated'),
            pcode: 'zip',
          },
        ),
      },
      // Each stands once more as its contact's handle.
      ignore: 'owner-c | admin-c | tech-c | zone-c',
    }),
});
