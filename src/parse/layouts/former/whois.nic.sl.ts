import type { RegistrySpec } from '../../read/module.js';
import { forRoles } from '../../read/named-labels.js';

/**
 * .sl until about 2012. Of a free name it said `Domain not found, marked private, or error in your query.`, which is no
 * evidence that it was free.
 */
export const formerSl = (): RegistrySpec => ({
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
});
