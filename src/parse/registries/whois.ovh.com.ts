import { icannNotice } from '../answer/notice.js';
import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** OVH. Until 2013: name, street, `postcode, town`, country, telephone, e-mail. */
export default registry({
  on: REGISTRAR,
  labels: {
    'registrar.name': 'Registrar of Record',
    '-': 'local time | gmt time | last modify | request from',
  },
  block: registrarBlock(['name'], [/^(?<zip>[\w -]{3,10}), (?<city>[^\n]{2,60})$/u]),
  disclaimer: [{ from: 'The data', until: 'local time' }, icannNotice],
});
