import { KSREGISTRY } from '../layouts/ksregistry.js';
import { registry } from '../read/layout.js';

/** On KSregistry's software until about 2017, in ICANN's layout since. */
export default registry({
  aliases: ['whois.nic.dm'],
  suffixes: ['dm'],
  on: KSREGISTRY,
  disclaimer: {
    from: ['This data is provided by', 'The data', 'The WHOIS information'],
    until: ['domain name:', 'Please register'],
  },
});
