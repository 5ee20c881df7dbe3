import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** .xin, on Afilias’ and later Alibaba’s registry service. */
export default registry({
  suffixes: ['xin'],
  spec: () => icann({ ignore: 'Registrant Credit' }),
});
