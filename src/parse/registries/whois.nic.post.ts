import { icann } from '../families/icann.js';
import { takeRegistrarCode } from '../fields/registrar-code.js';
import { registry } from '../registry.js';

/** Universal Postal Union, .post. */
export default registry({
  aliases: ['whois.dotpostregistry.net'],
  suffixes: ['post'],
  spec: () => icann({ finish: takeRegistrarCode() }),
});
