import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Saint Helena, a country code that follows ICANN's layout (Identity Digital; until 2019 Internet Computer Bureau). */
export default registry({
  suffixes: ['sh'],
  spec: () => icann({ says: { available: ['NOT FOUND', 'Domain not found'] } }),
});
