import { registrar } from '../families/registrar.js';
import { forRoles } from '../named-labels.js';
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
        'domain | status | nserver': 'as named',
        ...forRoles(
          { 'owner-c *': 'registrant', 'admin-c *': 'admin', 'tech-c *': 'technical', 'zone-c *': '-' },
          {
            handle: 'id',
            'type | title | protection': '-',
            fname: 'name',
            lname: 'surname',
            org: 'organization',
            'address | city | country | state | phone | fax | email': 'as named',
            updated: 'updated_on',
            pcode: 'zip',
          },
        ),
      },
      // Each stands once more as its contact's handle.
      ignore: 'owner-c | admin-c | tech-c | zone-c',
    }),
});
