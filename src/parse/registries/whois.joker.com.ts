import { registrar } from '../layouts/registrar.js';
import { rewrite } from '../layouts/rewrite.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** CSL Computer Service. Until 2013 the owner with all fields, the other contacts and the registrar as handles. */
export default registry({
  aliases: ['whois.nrw.net'],
  spec: () =>
    registrar({
      prepare: rewrite([/^registrar:\s{0,40}([A-Z]{2,8}-\d{1,8})$/u, 'registrar id: $1']),
      labels: {
        owner: 'registrant.name',
        ...forRoles(
          { '*': 'registrant' },
          {
            'organization | email | address | city | state | postal-code | country | phone | fax': 'as named',
          },
        ),
        'admin-c': 'admin.id',
        'tech-c': 'technical.id',
        'registrar id | domain | nserver | created | modified | expires | status': 'as named',
      },
      ignore: 'billing-c | source | query-time | db-updated | reseller',
      status: { lock: 'record' },
    }),
});
