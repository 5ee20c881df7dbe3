import { fred } from '../families/fred.js';
import { registry } from '../registry.js';

export default registry({
  suffixes: ['fo'],
  marks: ['%  This is the FO Database query service', '% This is the FO Database query service'],
  spec: () => fred({ zone: 'Atlantic/Faroe' }),
});
