import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** .xin, on Afilias’ and later Alibaba’s registry service. */
export default registry({
  suffixes: ['xin'],
  spec: () => icann({ ignore: 'Registrant Credit' }),
});
