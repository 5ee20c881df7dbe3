import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** Its statuses are words of its own, `TRANSFER_LOCK`. */
export default registry({
  spec: () =>
    registrar({ status: { TRANSFER_LOCK: 'record', UPDATE_LOCK: 'record', DELETE_LOCK: 'record' } }),
});
