import { icann } from '../layouts/icann.js';
import { registry } from '../read/registry.js';

/** RyCE, .cologne and .koeln: a free name is `Available` above `Domain: example.cologne`. */
export default registry({
  aliases: ['whois.nic.cologne', 'whois.nic.koeln'],
  suffixes: ['cologne', 'koeln'],
  spec: () => icann({ labels: { Domain: 'domain' }, says: { available: 'Available' } }),
});
