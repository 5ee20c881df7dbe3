import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { contactLines, opening } from '../values/contact-lines.js';
import { registrarLines } from '../values/registrar-block.js';

/** FastDomain, Bluehost's registrar. Until 2013 a contact's handle was on the line of its heading. */
export default registry({
  on: REGISTRAR,
  labels: {
    registrant: 'Registrant Info',
    admin: 'Administrative Info',
    technical: 'Technical Info',
    updated_on: 'Last modified on',
    '-': 'Provider Name | Provider Whois | Provider Homepage',
  },
  contact: { updated_on: 'Last modified' },
  // `(FAST-12345678)`, the organization if there is one, the name, then a street with a number.
  block: contactLines(
    opening(/^\((?<id>[A-Z]{2,8}-\d{2,12})\)$/u),
    registrarLines(['organization?', 'name']),
  ),
});
