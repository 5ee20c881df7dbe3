import { rpsl } from '../layouts/rpsl.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['priv.at'],
  spec: () =>
    rpsl({
      says: { available: 'No entries found for the selected source(s)' },
      ignore: 'descr',
      disclaimer: { skip: /^No entries found/u },
    }),
});
