import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** Radix, .space: CentralNic until 2025, then Tucows’ registry service. */
export default registry({
  suffixes: ['space'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
