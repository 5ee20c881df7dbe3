import { extend } from '../extend.js';
import { cocca, noticeFrom } from '../families/cocca.js';
import { genericNic } from '../families/generic-nic.js';
import { registry } from '../registry.js';

/** CoCCA's software since about 2014, Generic NIC before. */
export default registry({
  suffixes: ['ci'],
  spec: () => extend(cocca({ disclaimer: noticeFrom('All rights reserved') }), genericNic()),
});
