import { icann } from '../families/icann.js';
import { takeRegistrarCode } from '../fields/registrar-code.js';
import { registry } from '../registry.js';

/** ICM Registry, .xxx; today GoDaddy’s registry service. */
export default registry({
  suffixes: ['xxx'],
  spec: () => icann({ finish: takeRegistrarCode() }),
});
