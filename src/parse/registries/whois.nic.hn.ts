import { cocca, noticeFrom } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['hn'],
  spec: () => cocca({ disclaimer: noticeFrom('Terminos de Uso', 'Términos de Uso') }),
});
