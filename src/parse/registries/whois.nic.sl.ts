import { cocca } from '../families/cocca.js';
import { nameAndUrl } from '../families/name-and-url.js';
import { registry } from '../registry.js';
import type { Role, Target } from '../target.js';

/**
 * CoCCA's layout today; until about 2012 one of its own. That one said of a free name `Domain not found,
 * marked private, or error in your query.`, which is no evidence that it was free.
 */
export default registry({
  suffixes: ['sl'],
  spec: () =>
    cocca({
      labels: {
        'Registration Date': 'created_on',
        'Last Updated': 'updated_on',
        ...contact('Registrant', 'registrant'),
        ...contact('Administrative', 'admin'),
        ...contact('Technical', 'technical'),
      },
      ignore: 'Source IP | Server Time | Queries Left | SIMPLE WORDS',
      disclaimer: { from: 'You are not authorized', through: 'terms at any time' },
      finish: (draft) => nameAndUrl(draft.registrar),
    }),
});

const contact = (prefix: string, role: Role): Record<string, Target> => ({
  [`${prefix} Handle`]: `${role}.id`,
  [`${prefix} Name`]: `${role}.name`,
  [`${prefix} Company`]: `${role}.organization`,
  [`${prefix} Street`]: `${role}.address`,
  [`${prefix} City`]: `${role}.city`,
  [`${prefix} State`]: `${role}.state`,
  [`${prefix} Postal`]: `${role}.zip`,
  [`${prefix} Country`]: `${role}.country`,
  [`${prefix} Voice`]: `${role}.phone`,
  [`${prefix} Fax`]: `${role}.fax`,
  [`${prefix} Email`]: `${role}.email`,
});
