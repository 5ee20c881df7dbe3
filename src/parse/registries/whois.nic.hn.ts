import { COCCA, noticeFrom } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

export default registry({
  suffixes: ['hn'],
  on: COCCA,
  disclaimer: noticeFrom('Terminos de Uso', 'Términos de Uso'),
});
