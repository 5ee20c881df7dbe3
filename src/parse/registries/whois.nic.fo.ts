import { fred } from '../layouts/fred.js';
import { registry } from '../read/registry.js';

export default registry({
  suffixes: ['fo'],
  marks: ['%  This is the FO Database query service', '% This is the FO Database query service'],
  spec: () => fred({ zone: 'Atlantic/Faroe' }),
});
