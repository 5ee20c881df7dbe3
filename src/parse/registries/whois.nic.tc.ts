import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** CoCCA's layout, its own notice. */
export default registry({
  suffixes: ['tc'],
  on: COCCA,
  disclaimer: { from: 'The data in the WHOIS database of', through: 'By submitting this query' },
});
