import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['mk', 'xn--d1alf'],
  spec: () =>
    fred({
      disclaimer: { skip: /^(?:Domain Information over|Timestamp|No entries|ERROR|Whoisd Server)/u },
    }),
});
