import { cocca, noticeFrom } from '../layouts/cocca.js';
import { genericNic } from '../layouts/generic-nic.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** CoCCA's software since about 2014, Generic NIC before. */
export default registry({
  suffixes: ['ci'],
  spec: () => extend(cocca({ disclaimer: noticeFrom('All rights reserved') }), genericNic()),
});
