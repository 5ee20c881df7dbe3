import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** Radix, .tech: CentralNic until 2025, then Tucows’ registry service. */
export default registry({
  suffixes: ['tech'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
