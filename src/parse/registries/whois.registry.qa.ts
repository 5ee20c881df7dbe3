import { AUSREGISTRY } from '../layouts/ausregistry.js';
import { registry } from '../read/layout.js';

/** Qatar Domains Registry. The response for a reserved name is one line. */
export default registry({
  suffixes: ['qa', 'xn--wgbl6a'],
  on: AUSREGISTRY,
  zone: 'Asia/Qatar',
  phrases: {
    reserved: 'Reserved by QDR | QDR has restricted this {term/name/domain/domain name}',
  },
});
