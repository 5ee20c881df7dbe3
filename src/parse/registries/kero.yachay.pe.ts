import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** NIC Perú: CoCCA's layout. Its rate limit message has `Looup` for Lookup (observed). */
export default registry({
  suffixes: ['pe'],
  on: COCCA,
  phrases: { failed: 'Your request could not be performed', throttled: 'Looup quota exceeded' },
  status: { inactive: 'Inactive' },
});
