import { FRED } from '../layouts/fred.js';
import { registry } from '../read/layout.js';

/** FRED's layout; what a question gets is subject to terms of use elsewhere. */
export default registry({
  suffixes: ['tz'],
  on: FRED,
  disclaimer: { from: 'TZNIC WHOIS data', until: 'You may also' },
});
