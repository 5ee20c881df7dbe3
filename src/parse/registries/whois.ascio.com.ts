import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** Ascio: statuses in words of its own. */
export default registry({
  on: REGISTRAR,
  status: { record: 'TRANSFER_LOCK | UPDATE_LOCK | DELETE_LOCK' },
});
