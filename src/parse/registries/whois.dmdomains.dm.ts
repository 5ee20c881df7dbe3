import { ksregistry } from '../layouts/ksregistry.js';
import { registry } from '../read/registry.js';

/** On KSregistry's software until about 2017, in ICANN's layout since. */
export default registry({
  aliases: ['whois.nic.dm'],
  suffixes: ['dm'],
  spec: () =>
    ksregistry({
      disclaimer: {
        from: ['This data is provided by', 'The data', 'The WHOIS information'],
        until: ['domain name:', 'Please register'],
      },
    }),
});
