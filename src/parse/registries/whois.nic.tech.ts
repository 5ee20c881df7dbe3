import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** Radix, .tech: CentralNic until 2025, then Tucows’ registry service. */
export default registry({
  suffixes: ['tech'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
