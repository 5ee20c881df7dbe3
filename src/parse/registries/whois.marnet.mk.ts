import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['mk', 'xn--d1alf'],
  spec: () =>
    fred({
      disclaimer: { skip: /^(?:Domain Information over|Timestamp|No entries|ERROR|Whoisd Server)/u },
    }),
});
