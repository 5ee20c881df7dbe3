import { icannNotice } from '../answer/notice.js';
import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** NIC.HN, Honduras: CoCCA's layout with a notice in Spanish. */
export default registry({
  suffixes: ['hn'],
  on: COCCA,
  disclaimer: [icannNotice, { from: ['Terminos de Uso', 'Términos de Uso'], until: ['>>>', 'Domain'] }],
});
