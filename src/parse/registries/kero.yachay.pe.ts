import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** Its throttle says `Looup` (observed). */
export default registry({
  suffixes: ['pe'],
  on: COCCA,
  phrases: { failed: 'Your request could not be performed', throttled: 'Looup quota exceeded' },
  status: { inactive: 'Inactive' },
});
