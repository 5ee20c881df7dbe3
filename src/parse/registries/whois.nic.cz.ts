import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['cz'],
  marks: ['%  (c) 2006-'],
  spec: () => fred(),
});
