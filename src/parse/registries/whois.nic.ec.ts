import { cocca, noticeFrom } from '../families/cocca.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['ec'],
  spec: () => cocca({ disclaimer: noticeFrom('Los datos') }),
});
