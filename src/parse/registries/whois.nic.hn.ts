import { cocca, noticeFrom } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['hn'],
  spec: () => cocca({ disclaimer: noticeFrom('Terminos de Uso', 'Términos de Uso') }),
});
