import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** .design: CentralNic until 2020, then GoDaddy’s registry service. */
export default registry({
  suffixes: ['design'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
