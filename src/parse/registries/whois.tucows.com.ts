import { registrar } from '../layouts/registrar.js';
import { registrarBlock } from '../layouts/registrar-block.js';
import { registry } from '../read/registry.js';

/** Tucows (OpenSRS). Until 2013: `Last, First  e-mail`, street, town, country, telephone. */
export default registry({
  aliases: ['whois.opensrs.net'],
  spec: () =>
    registrar({
      block: registrarBlock(['name']),
      labels: { 'Registrar of Record': 'registrar.name' },
      ignore: 'Registrar Domain Name Help Center',
    }),
});
