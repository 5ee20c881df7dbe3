import { ICANN } from '../layouts/icann.js';
import { registry } from '../read/layout.js';

/** RyCE, .cologne and .koeln: a free name is `Available` above `Domain: example.cologne`. */
export default registry({
  aliases: ['whois.nic.cologne', 'whois.nic.koeln'],
  suffixes: ['cologne', 'koeln'],
  on: ICANN,
  beside: `The whois database of this registry is protected | Die Whois-Datenbank ist geschützt`,
  phrases: { available: 'Available' },
  labels: { domain: 'Domain' },
});
