import { icannNotice } from '../answer/notice.js';
import { COCCA } from '../layouts/cocca.js';
import { registry } from '../read/layout.js';

/** NIC.EC, Ecuador: CoCCA's layout with a notice in Spanish. */
export default registry({
  suffixes: ['ec'],
  on: COCCA,
  disclaimer: [icannNotice, { from: 'Los datos', until: ['>>>', 'Domain'] }],
});
