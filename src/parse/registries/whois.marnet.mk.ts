import { FRED } from '../layouts/fred.js';
import { registry } from '../read/layout.js';

export default registry({
  suffixes: ['mk', 'xn--d1alf'],
  on: FRED,
  disclaimer: { skip: /^(?:Domain Information over|Timestamp|No entries|ERROR|Whoisd Server)/u },
});
