import { FRED } from '../layouts/fred.js';
import { registry } from '../read/layout.js';

/** tzNIC, Tanzania: FRED's layout with a notice of its own. */
export default registry({
  suffixes: ['tz'],
  on: FRED,
  disclaimer: { from: 'TZNIC WHOIS data', until: 'You may also' },
});
