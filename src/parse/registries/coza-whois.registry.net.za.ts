import { zacr } from '../families/zacr.js';
import { registry } from '../registry.js';

export default registry({
  aliases: [
    'net-whois.registry.net.za',
    'org-whois.registry.net.za',
    'web-whois.registry.net.za',
    'whois.registry.net.za',
  ],
  suffixes: ['co.za', 'net.za', 'org.za', 'web.za', 'za'],
  spec: zacr,
});
