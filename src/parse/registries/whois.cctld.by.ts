import { inTurn } from '../layouts/in-turn.js';
import { nameIsId } from '../layouts/name-is-id.js';
import { dropPlaceholders } from '../layouts/placeholder.js';
import { forRoles } from '../read/named-labels.js';
import { registry } from '../read/registry.js';

/** Reliable Software for .by and .бел: a holder that is a person is hidden behind a note. */
export default registry({
  suffixes: ['by', 'xn--90ais', 'com.by', 'minsk.by'],
  spec: () => ({
    says: { available: 'Object does not exist' },
    labels: {
      'Domain Name': 'domain',
      'Domain Name Administrator | Person': 'registrant.name',
      Org: 'registrant.organization',
      ...forRoles({ '*': 'registrant' }, { 'Country | Address | Phone | Email': 'as named' }),
      Registrar: 'registrar.name',
      'Name Server | Updated Date | Creation Date | Expiration Date': 'as named',
    },
    ignore: 'Registration or other identification number',
    finish: inTurn(nameIsId, dropPlaceholders(/^HIDDEN!/u)),
  }),
});
