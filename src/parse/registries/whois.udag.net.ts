import { icannNotice } from '../answer/notice.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** united-domains, whose notice of 2014 had another beginning than today's. */
export default registry({
  on: REGISTRAR,
  disclaimer: [{ from: 'This data is provided by' }, icannNotice],
});
