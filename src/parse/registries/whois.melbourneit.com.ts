import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { contactLines, place } from '../values/contact-lines.js';

/** Melbourne IT. Until 2013 dotted leaders, only one dot after a long label: `Organisation Address. 1 Example Street`. */
export default registry({
  on: REGISTRAR,
  labels: { 'registrant.name': 'Organisation Name' },
  prefixes: {
    'registrant.address': 'Organisation Address.',
    'admin.address': 'Admin Address........',
    'technical.address': 'Tech Address.........',
  },
  address: contactLines(place),
});
