import { cocca } from '../layouts/cocca.js';
import { handleApart, onlyTheAsked } from '../layouts/every-match.js';
import { inSteps } from '../layouts/preparation.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** CoCCA's software since 2015. Before, swhoisd: every record that matched the question, one below the other. */
export default registry({
  suffixes: ['bj'],
  spec: () =>
    cocca({
      says: { available: 'No records matching {domain} found' },
      labels: {
        ...forRoles({ '*': 'registrant' }, { 'Name | Country | Address | Telephone | FAX No': 'as named' }),
        'Last Updated': 'updated_on',
        'NS1 IP address | NS2 IP address | NS3 IP address | NS4 IP address': 'nameserver.ip',
      },
      ignore: 'handle | Searching for',
      prepare: inSteps(onlyTheAsked, handleApart),
    }),
});
