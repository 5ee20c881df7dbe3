import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** CoCCA's layout, with `>>>` written as HTML (observed 2014 and 2026). */
export default registry({
  suffixes: ['tc'],
  on: COCCA,
  labels: { 'event.last update of RDAP database': '&gt;&gt;&gt; Last update of WHOIS database' },
  disclaimer: { from: 'The data in the WHOIS database of', through: 'By submitting this query' },
});
