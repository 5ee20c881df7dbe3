import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** KeNIC, Kenya: CoCCA's layout with a notice of its own. */
export default registry({
  suffixes: ['ke'],
  on: COCCA,
  beside: 'remarks: Security issues {…} | remarks: Mail abuse issues {…}',
  disclaimer: { from: 'The data below', through: 'only for lawful' },
});
