import { contactLines, opening } from '../layouts/contact-lines.js';
import { registrar } from '../layouts/registrar.js';
import { registrarLines } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

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
