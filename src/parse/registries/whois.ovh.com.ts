import { formerNotice, registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** OVH. Until 2013: name, street, `postcode, town`, country, telephone, e-mail. */
export default registry({
  spec: () =>
    registrar({
      block: registrarBlock(['name'], [/^(?<zip>[\w -]{3,10}), (?<city>[^\n]{2,60})$/u]),
      labels: { 'Registrar of Record': 'registrar.name' },
      disclaimer: formerNotice({ from: 'The data', until: 'local time' }),
      ignore: 'local time | gmt time | last modify | request from',
    }),
});
