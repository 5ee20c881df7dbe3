import { icannNotice } from '../answer/notice.js';
import { COCCA } from '../layouts/cocca.js';
import { GENERIC_NIC } from '../layouts/generic-nic.js';
import { registry } from '../read/layout.js';

/** Ivory Coast: CoCCA's software since about 2014, Generic NIC before. */
export default registry({
  suffixes: ['ci'],
  on: [GENERIC_NIC, COCCA],
  disclaimer: [icannNotice, { from: 'All rights reserved', until: ['>>>', 'Domain'] }],
});
