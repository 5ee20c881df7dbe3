import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** XYZ, .baby. */
export default registry({
  suffixes: ['baby'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
