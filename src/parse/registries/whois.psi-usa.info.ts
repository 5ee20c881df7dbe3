import { registrar } from '../layouts/registrar.js';
import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** InterNetX. Until 2013 each line of a contact carries its role: `[owner-c] fname: Jane`. */
export default registry({
  aliases: ['whois.internetx.com', 'whois.schlundtech.com'],
  marks: ['[owner-c] handle:'],
  spec: () =>
    registrar({
      prepare: rewrite([/^\[([a-z-]{2,20})\] ([a-z]{2,12}):(.{0,500})$/u, '$1 $2:$3']),
      labels: {
        'domain | status | nserver': 'as named',
        ...forRoles(
          { 'owner-c *': 'registrant', 'admin-c *': 'admin', 'tech-c *': 'technical', 'zone-c *': '-' },
          {
            handle: 'id',
            'type | title | protection': '-',
            'fname | lname | org | address | city | country | state | phone | fax | email': 'as named',
            'updated | pcode': 'as named',
          },
        ),
      },
      // Each stands once more as its contact's handle.
      ignore: 'owner-c | admin-c | tech-c | zone-c',
    }),
});
