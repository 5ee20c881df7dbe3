import { FORMER_MY } from '../layouts/former/whois.mynic.my.js';
import { icann } from '../layouts/icann.js';
import { extend } from '../read/extend.js';
import { registry } from '../read/registry.js';

/** MYNIC: ICANN's layout since 2024. */
export default registry({
  aliases: ['whois.domainregistry.my', 'whois.mynic.net.my'],
  suffixes: ['my', 'xn--mgbx4cd0ab'],
  marks: ['Welcome to .my DOMAIN REGISTRY', 'a [Domain Name]'],
  spec: () =>
    icann(
      extend(FORMER_MY, {
        says: { available: 'Domain Name {domain} does not exist in database' },
        disclaimer: { after: '>>> Last update', skip: /^For more information on/u },
      }),
    ),
});
