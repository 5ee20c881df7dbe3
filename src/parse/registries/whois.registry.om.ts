import { AUSREGISTRY } from '../layouts/ausregistry.js';
import { registry } from '../read/layout.js';

/** Oman's registry: AusRegistry's labels until about 2020, ICANN's without dates today. */
export default registry({
  suffixes: ['om', 'xn--mgb9awbf'],
  on: AUSREGISTRY,
  zone: 'Asia/Muscat',
  phrases: { reserved: 'Restricted' },
});
