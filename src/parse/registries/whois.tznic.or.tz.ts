import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

/** FRED's layout; what a question gets is subject to terms of use elsewhere. */
export default registry({
  suffixes: ['tz'],
  spec: () => fred({ disclaimer: { from: 'TZNIC WHOIS data', until: 'You may also' } }),
});
