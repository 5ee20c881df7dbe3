import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** XYZ, .xyz. */
export default registry({
  suffixes: ['xyz'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
