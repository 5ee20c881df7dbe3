import { centralnic } from '../layouts/centralnic.js';
import { accessNotice } from '../layouts/icann-notice.js';
import { registry } from '../read/registry.js';

/** .love: CentralNic until 2020, then Uniregistry’s service (today Tucows’). */
export default registry({
  suffixes: ['love'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
