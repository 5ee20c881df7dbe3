import { joinOwnerAndPerson } from '../layouts/owner-and-person.js';
import { rpsl } from '../layouts/rpsl.js';
import { registry } from '../read/registry.js';

/**
 * Registro.br: RPSL-like, contacts by handle. Who asks too often gets "reduced information": the
 * holder's name, or that there is none, which is still an answer.
 */
export default registry({
  aliases: ['whois.nic.br'],
  suffixes: ['br'],
  marks: ['% Copyright (c) Nic.br'],
  spec: () =>
    rpsl({
      says: {
        available: 'No match for {domain} | No match for domain {domain}',
        record: 'Query rate limit exceeded. Reduced information.',
        throttled: 'Maximum concurrent connections limit exceeded',
        refused: 'Permission denied. {…}',
      },
      labels: {
        owner: 'registrant.organization',
        reserved: 'status',
        'nic-hdl-br': 'object.id',
      },
      contact: { country: '-' },
      ignore: `ownerid | responsible | country | billing-c | nsstat | nslastaa | dsrecord | dsstatus |
        dslastok | saci | provider | ticket | inetrev | aut-num | abuse-c | release process`,
      status: { CG: 'reserved' },
      // A stamp of the day and the asker's address ends it.
      disclaimer: { until: '20', skip: /^Copyright \(c\) Nic\.br$/u },
      finish: joinOwnerAndPerson,
    }),
});
