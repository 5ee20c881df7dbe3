import { COCCA, noticeFrom } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

export default registry({
  suffixes: ['ec'],
  on: COCCA,
  disclaimer: noticeFrom('Los datos'),
});
