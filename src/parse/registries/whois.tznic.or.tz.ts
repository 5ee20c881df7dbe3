import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

/** FRED's layout; what a question gets is subject to terms of use elsewhere. */
export default registry({
  suffixes: ['tz'],
  spec: () => fred({ disclaimer: { from: 'TZNIC WHOIS data', until: 'You may also' } }),
});
