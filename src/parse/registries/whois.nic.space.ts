import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** Radix, .space: CentralNic until 2025, then Tucows’ registry service. */
export default registry({
  suffixes: ['space'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
