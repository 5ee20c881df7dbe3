import { registrar } from '../families/registrar.js';
import { registry } from '../registry.js';

/** Its notice warns that a name without a record need not be free, so its words are no evidence of that. */
export default registry({
  spec: () =>
    registrar({ status: { TRANSFER_LOCK: 'record', UPDATE_LOCK: 'record', DELETE_LOCK: 'record' } }),
});
