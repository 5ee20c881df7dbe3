import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

export default registry({
  suffixes: ['ke'],
  on: COCCA,
  disclaimer: { from: 'The data below', through: 'only for lawful' },
});
