import { registrar } from '../families/registrar.js';
import { contactLines, opening } from '../fields/contact-lines.js';
import { registrarLines } from '../fields/registrar-block.js';
import { registry } from '../registry.js';

/** FastDomain, for Bluehost and its sisters. Until 2013 a contact's handle stood beside its heading. */
export default registry({
  spec: () =>
    registrar({
      labels: {
        'Registrant Info': 'registrant',
        'Administrative Info': 'admin',
        'Technical Info': 'technical',
        'Last modified on': 'updated_on',
      },
      contact: { 'Last modified': 'updated_on' },
      ignore: 'Provider Name | Provider Whois | Provider Homepage',
      // `(FAST-12345678)`, the organization if there is one, the name, then a street with a number.
      block: contactLines(
        opening(/^\((?<id>[A-Z]{2,8}-\d{2,12})\)$/u),
        registrarLines((lines) =>
          lines.length > 2 && !/\d/u.test(lines[1] ?? '') ? ['organization', 'name'] : ['name'],
        ),
      ),
    }),
});
