import { cocca } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

/** Its throttle says `Looup` (observed). */
export default registry({
  suffixes: ['pe'],
  spec: () =>
    cocca({
      status: { Inactive: 'inactive' },
      says: { failed: 'Your request could not be performed', throttled: 'Looup quota exceeded' },
    }),
});
