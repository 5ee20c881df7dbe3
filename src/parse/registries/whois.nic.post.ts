import { icann } from '../layouts/icann.js';
import { takeRegistrarCode } from '../layouts/registrar-code.js';
import { registry } from '../read/registry.js';

/** Universal Postal Union, .post. */
export default registry({
  aliases: ['whois.dotpostregistry.net'],
  suffixes: ['post'],
  spec: () => icann({ finish: takeRegistrarCode() }),
});
