import { extend } from '../extend.js';
import { zacr } from '../families/zacr.js';
import { applicationForm } from '../layouts/former/coza-whois.registry.net.za.js';
import { registry } from '../registry.js';

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
