import { centralnic } from '../families/centralnic.js';
import { accessNotice } from '../families/icann-notice.js';
import { registry } from '../registry.js';

/** .love: CentralNic until 2020, then Uniregistry’s service (today Tucows’). */
export default registry({
  suffixes: ['love'],
  spec: () => centralnic({ disclaimer: accessNotice }),
});
