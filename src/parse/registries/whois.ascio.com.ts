import { registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** Its statuses are words of its own, `TRANSFER_LOCK`. */
export default registry({
  spec: () =>
    registrar({
      status: { 'TRANSFER_LOCK | UPDATE_LOCK | DELETE_LOCK': 'record' },
    }),
});
