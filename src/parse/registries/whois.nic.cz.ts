import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['cz'],
  marks: ['%  (c) 2006-'],
  spec: () => fred(),
});
