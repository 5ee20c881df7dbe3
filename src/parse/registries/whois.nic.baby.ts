import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** XYZ, .baby. */
export default registry({
  suffixes: ['baby'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
