import { icannNotice } from '../answer/notice.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** united-domains: the name is repeated above `We could not find …`, too. */
export default registry({
  on: REGISTRAR,
  disclaimer: [{ from: 'This data is provided by' }, icannNotice],
});
