import { icann } from '../layouts/icann.js';
import { takeRegistrarCode } from '../layouts/registrar-code.js';
import { registry } from '../read/registry.js';

/** ICM Registry, .xxx; today GoDaddy’s registry service. */
export default registry({
  suffixes: ['xxx'],
  spec: () => icann({ finish: takeRegistrarCode() }),
});
