import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** XYZ, .college. */
export default registry({
  suffixes: ['college'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
