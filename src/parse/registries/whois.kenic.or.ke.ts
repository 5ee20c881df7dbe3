import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['ke'],
  spec: () => cocca({ disclaimer: { from: 'The data below', through: 'only for lawful' } }),
});
