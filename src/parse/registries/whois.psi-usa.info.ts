import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** InterNetX. Until 2013 each line of a contact began with the role: `[owner-c] fname: Jane`. */
export default registry({
  aliases: ['whois.internetx.com', 'whois.schlundtech.com'],
  marks: ['[owner-c] handle:'],
  on: REGISTRAR,
  rewrite: [[/^\[([a-z-]{2,20})\] ([a-z]{2,12}):(.{0,500})$/u, '$1 $2:$3']],
  labels: {
    domain: 'domain',
    nameserver: 'nserver',
    // Each is printed again as its contact's handle.
    '-': 'owner-c | admin-c | tech-c | zone-c',
  },
  roles: { registrant: 'owner-c *', admin: 'admin-c *', technical: 'tech-c *', '-': 'zone-c *' },
  contact: {
    id: 'handle',
    name: 'fname',
    surname: 'lname',
    organization: 'org',
    updated_on: 'updated',
    zip: 'pcode',
    '-': 'type | title | protection',
  },
});
