import { fieldsNamed, forRoles } from '../contact-labels.js';
import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** CSL Computer Service. Until 2013 the owner with all fields, the other contacts and the registrar as handles. */
export default registry({
  aliases: ['whois.nrw.net'],
  spec: () =>
    registrar({
      labels: {
        domain: 'domain',
        owner: 'registrant.name',
        ...forRoles(
          { '*': 'registrant' },
          fieldsNamed('organization | email | address | city | state | postal-code | country | phone | fax'),
        ),
        'admin-c': 'admin.id',
        'tech-c': 'technical.id',
        nserver: 'nameserver',
        registrar: 'registrar.id',
        modified: 'updated_on',
      },
      ignore: 'billing-c | source | query-time | db-updated | reseller',
      status: { lock: 'record' },
    }),
});
