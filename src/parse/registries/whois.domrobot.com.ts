import { icannNotice } from '../answer/notice.js';
import { KSREGISTRY } from '../layouts/ksregistry.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';

/** InterNetworX. Until 2013: labels like `owner-name`, as in KSregistry's layout. */
export default registry({
  on: [KSREGISTRY, REGISTRAR],
  labels: { domain: 'domain', '-': 'ISP | URL' },
  disclaimer: [{ until: 'Please register' }, icannNotice],
});
