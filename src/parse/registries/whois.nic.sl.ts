import { cocca } from '../families/cocca.js';
import { nameAndUrl } from '../fields/name-and-url.js';
import { forRoles } from '../named-labels.js';
import { registry } from '../registry.js';

/**
 * CoCCA's layout today; until about 2012 one of its own. That one said of a free name `Domain not found,
 * marked private, or error in your query.`, which is no evidence that it was free.
 */
export default registry({
  suffixes: ['sl'],
  spec: () =>
    cocca({
      labels: {
        'Registration Date | Last Updated': 'as named',
        ...forRoles(
          { 'Registrant *': 'registrant', 'Administrative *': 'admin', 'Technical *': 'technical' },
          {
            'Handle | Name | Company | Street | City | State | Country | Voice | Fax | Email': 'as named',
            Postal: 'zip',
          },
        ),
      },
      ignore: 'Source IP | Server Time | Queries Left | SIMPLE WORDS',
      disclaimer: { from: 'You are not authorized', through: 'terms at any time' },
      finish: (draft) => nameAndUrl(draft.registrar),
    }),
});
