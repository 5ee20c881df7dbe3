import { REGISTRAR } from '../layouts/registrar.js';
import { registry } from '../read/layout.js';
import { registrarBlock } from '../values/registrar-block.js';

/** Tucows (OpenSRS). Until 2013: `Last, First e-mail`, street, town, country, telephone. */
export default registry({
  aliases: ['whois.opensrs.net'],
  on: REGISTRAR,
  labels: { 'registrar.name': 'Registrar of Record', '-': 'Registrar Domain Name Help Center' },
  block: registrarBlock(['name']),
});
