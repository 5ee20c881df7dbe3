import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** XYZ, .college. */
export default registry({
  suffixes: ['college'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
