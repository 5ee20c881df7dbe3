import { cocca, noticeFrom } from '../layouts/cocca.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['ec'],
  spec: () => cocca({ disclaimer: noticeFrom('Los datos') }),
});
