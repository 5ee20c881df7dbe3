import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** .xin, on Afilias’ and later Alibaba’s registry service. */
export default registry({
  suffixes: ['xin'],
  on: ICANN,
  labels: { '-': 'Registrant Credit' },
});
