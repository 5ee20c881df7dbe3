import { extend } from '../extend.js';
import { icann } from '../families/icann.js';
import { FORMER_MY } from '../layouts/former/whois.mynic.my.js';
import { registry } from '../registry.js';

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
