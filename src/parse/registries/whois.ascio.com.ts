import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** Its statuses are words of its own, `TRANSFER_LOCK`. */
export default registry({
  on: REGISTRAR,
  status: { record: 'TRANSFER_LOCK | UPDATE_LOCK | DELETE_LOCK' },
});
