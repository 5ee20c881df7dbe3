import { afilias } from '../layouts/afilias.js';
import { registry } from '../read/registry.js';

/** Country-code domains that Afilias ran on one server, under three names of it. */
export default registry({
  aliases: [
    'whois.afilias-grs.info',
    'whois.afilias-grs.net',
    'whois2.afilias-grs.net',
    'whois.belizenic.bz',
    'whois.nic.mn',
    'whois.nic.sc',
  ],
  suffixes: ['bz', 'gi', 'lc', 'mn', 'sc', 'vc'],
  spec: () => afilias(),
});
