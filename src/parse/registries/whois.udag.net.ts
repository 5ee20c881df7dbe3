import { formerNotice, registrar } from '../layouts/registrar.js';
import { registry } from '../read/registry.js';

/** united-domains: the name is repeated above `We could not find …`, too. */
export default registry({
  spec: () => registrar({ disclaimer: formerNotice({ from: 'This data is provided by' }) }),
});
