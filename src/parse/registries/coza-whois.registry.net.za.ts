import { applicationForm } from '../layouts/former/coza-whois.registry.net.za.js';
import { zacr } from '../layouts/zacr.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** ZA Central Registry, and before 2012 UniForum's "simple whois server" for co.za. */
export default registry({
  aliases: [
    'net-whois.registry.net.za',
    'org-whois.registry.net.za',
    'web-whois.registry.net.za',
    'whois.co.za',
    'whois.coza.net.za',
    'whois.registry.net.za',
  ],
  suffixes: ['co.za', 'net.za', 'org.za', 'web.za', 'za'],
  marks: ['The CO.ZA simple whois server'],
  spec: () => extend(zacr(), applicationForm()),
});
