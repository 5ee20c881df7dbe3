import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** XYZ, .xyz. */
export default registry({
  suffixes: ['xyz'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
