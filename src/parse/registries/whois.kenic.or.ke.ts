import { cocca } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['ke'],
  spec: () => cocca({ disclaimer: { from: 'The data below', through: 'only for lawful' } }),
});
