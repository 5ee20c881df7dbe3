import { verisign } from '../layouts/verisign.js';
import { registry } from '../read/registry.js';

/** GoDaddy Registry's since 2022, in ICANN's layout; Verisign's before. */
export default registry({
  aliases: ['tvwhois.verisign-grs.com'],
  suffixes: ['tv'],
  spec: () => verisign(['tv']),
});
