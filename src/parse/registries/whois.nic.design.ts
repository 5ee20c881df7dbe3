import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** .design: CentralNic until 2020, then GoDaddy’s registry service. */
export default registry({
  suffixes: ['design'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
