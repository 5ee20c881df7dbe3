import { icann } from '../families/icann.js';
import { registry } from '../registry.js';

/** Any server that follows ICANN's layout and has no module of its own. */
export default registry({
  marks: ['Registry Domain ID:', 'Registrar IANA ID:', 'Sponsoring Registrar IANA ID:'],
  spec: () => icann(),
});
