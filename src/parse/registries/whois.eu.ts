import { eurid } from '../layouts/eurid.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['eu', 'xn--e1a4c', 'xn--qxa6a'],
  marks: ['% The WHOIS service offered by EURid'],
  spec: () => eurid(),
});
